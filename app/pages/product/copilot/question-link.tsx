import type { ComponentProps } from "react";

import { SiteLink } from "#app/ui/site-link.tsx";

/** The page, with a question asked on it. */
export function questionAddress(question: string): `/product/copilot?${string}` {
  return `/product/copilot?${new URLSearchParams({ q: question })}`;
}

type QuestionLinkProps = Omit<ComponentProps<typeof SiteLink>, "to" | "children"> & {
  question: string;
};

/** Asks; the page stays where it is. */
export function QuestionLink({ question, ...link }: QuestionLinkProps) {
  return (
    <SiteLink {...link} to={questionAddress(question)} preventScrollReset>
      {question}
    </SiteLink>
  );
}
