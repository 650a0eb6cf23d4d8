import type { ReactNode } from "react";

import { Icon } from "./icon.tsx";

interface PhoneFoldProps {
  /** What is folded, in a few words. */
  summary: ReactNode;
  className?: string;
  /** Opened by something else on the page. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Folded on a phone, where a find in the page still opens it; a wider window shows all and no switch (styles/fold.css). */
export function PhoneFold({ summary, className, isOpen, children }: PhoneFoldProps) {
  return (
    <details open={isOpen} className={`phone-fold ${className ?? ""}`}>
      <summary>
        {summary}
        <Icon name="unfold" />
      </summary>
      {children}
    </details>
  );
}
