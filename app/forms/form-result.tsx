import type { FormName } from "#contract/forms.ts";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { ResultMessage } from "./result-message.tsx";

const formPages: Record<FormName, { path: string; link: string }> = {
  newsletter: { path: "/resources/blog", link: "Back to the blog" },
  contact: { path: "/company/contact", link: "Back to the contact page" },
  demo: { path: "/demo", link: "Back to the demo page" },
};

interface FormResultProps {
  form: FormName;
  message: string;
  /** What to do next. */
  advice: string;
}

/** The page that answers a form posted without a script. Nothing hydrates it, hence plain links. */
export function FormResult({ form, message, advice }: FormResultProps) {
  const page = formPages[form];
  return (
    <FirstZone className="grid min-h-[50vh] content-center gap-6 px-pad">
      <div className="max-w-[48rem]">
        <ResultMessage as="h1" message={message} />
      </div>
      <p className="max-w-[56ch] text-ink-2">{advice}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={page.path} className="text-link">
          {page.link}
        </a>
        <a href="/" className="text-link">
          Home
        </a>
      </p>
    </FirstZone>
  );
}
