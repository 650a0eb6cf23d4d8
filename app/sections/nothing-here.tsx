import type { ReactNode } from "react";

interface NothingHereProps {
  title: string;
  text: string;
  /** The way out. */
  children: ReactNode;
}

/** In place of a list that is empty. */
export function NothingHere({ title, text, children }: NothingHereProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line px-pad pt-8 pb-12">
      <h3 className="text-h4 font-medium">{title}</h3>
      <p className="max-w-[35em] text-ink-2">{text}</p>
      {children}
    </div>
  );
}
