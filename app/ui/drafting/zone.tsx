import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";

interface ZoneProps {
  /** Zone letter in the gutters; drawing practice skips I and O. */
  letter: string;
  children: ReactNode;
  id?: string;
  /** Names the section where it has no heading of its own. */
  label?: string;
  tone?: "paper" | "raised" | "blueprint";
  /** `open` pads above and below, `flush` lets a ruled block sit on the next zone line, `bare` pads nothing. */
  space?: "open" | "flush" | "bare";
  className?: string;
}

/** The first zone is what a visitor sees at once: a page is painted when it is whole (root.tsx). */
const firstLetter = "A";
export const firstZoneId = "first-zone";
const tones = { paper: "", raised: "on-raised", blueprint: "blueprint" };
const spaces = { open: "py-zone", flush: "pt-zone", bare: "" };

/** One section of a sheet, framed, with its zone letter in both margins. */
export function Zone({
  letter,
  children,
  id,
  label,
  tone = "paper",
  space = "open",
  className,
}: ZoneProps) {
  return (
    <section
      className={classNames("zone", tones[tone], letter !== firstLetter && "laid-out-piece")}
      data-zone={letter}
      id={id ?? (letter === firstLetter ? firstZoneId : undefined)}
      aria-label={label}
    >
      <div className={classNames("min-w-0 border-x border-line-2", spaces[space], className)}>
        {children}
      </div>
    </section>
  );
}
