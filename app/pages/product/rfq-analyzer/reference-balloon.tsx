import type { MouseEvent } from "react";

import { classNames } from "#app/ui/class-names.ts";

interface ReferenceBalloonProps {
  number: number;
  characteristic: string;
  /** Which end of the reference this is: in the supplier's document, or on the inspection sheet. */
  end: "quoted" | "normalized";
  isPointedAt: boolean;
  className?: string;
}

const ends = {
  quoted: { other: "normalized", says: "normalized" },
  normalized: { other: "quoted", says: "as quoted" },
} as const;

/** One end of a reference: a link to the balloon with the same number at the other end. */
export function ReferenceBalloon(props: ReferenceBalloonProps) {
  const { number, characteristic, end, isPointedAt, className } = props;
  const { other, says } = ends[end];
  return (
    <a
      id={`${end}-${number}`}
      href={`#${other}-${number}`}
      lang="en"
      aria-label={`${number}, ${characteristic}, ${says}`}
      onClick={focusOtherEnd}
      className={classNames(
        "inline-grid size-7 flex-none scroll-my-40 place-items-center rounded-full border-[1.5px] font-mono text-note leading-none font-[500] no-underline target:border-signal target:bg-signal target:text-on-signal",
        isPointedAt
          ? "border-signal bg-signal text-on-signal"
          : "border-line bg-(--fill) hover:border-signal",
        className,
      )}
    >
      {number}
    </a>
  );
}

/** The browser would scroll the other end to the top of the window even where it is in view already. */
function focusOtherEnd(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const other = document.getElementById(event.currentTarget.hash.slice(1));
  // On a phone the list may be folded, and what is folded takes no focus.
  const fold = other?.closest("details");
  if (fold) fold.open = true;
  other?.focus();
}
