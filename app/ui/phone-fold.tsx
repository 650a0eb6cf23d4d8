import { type ReactNode, useState } from "react";

import { Icon } from "./icon.tsx";

interface PhoneFoldProps {
  /** What is folded, in a few words. */
  summary: ReactNode;
  className?: string;
  /** Whoever narrows a list wants to see what is left of it: it unfolds, and stays so. */
  isNarrowed?: boolean;
  children: ReactNode;
}

/** Folded on a phone, where a find in the page still opens it; a wider window shows all and no switch (styles/fold.css). */
export function PhoneFold({ summary, className, isNarrowed = false, children }: PhoneFoldProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (isNarrowed && !isUnfolded) setIsUnfolded(true);
  return (
    <details open={isUnfolded} className={`phone-fold ${className ?? ""}`}>
      <summary>
        {summary}
        <Icon name="unfold" />
      </summary>
      {children}
    </details>
  );
}
