import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";

interface ZoneProps {
  children: ReactNode;
  id?: string;
  /** Names the section where it has no heading of its own. */
  label?: string;
  tone?: "paper" | "raised" | "blueprint";
  /** `open` pads above and below, `flush` lets a ruled block sit on the next zone line, `bare` pads nothing. */
  space?: "open" | "flush" | "bare";
  className?: string;
}

export const firstZoneId = "first-zone";
const tones = { paper: "", raised: "on-raised", blueprint: "blueprint" };
const spaces = { open: "py-zone", flush: "pt-zone", bare: "" };

/** One section of a sheet, framed, with its zone letter in both margins (styles/sheet.css). */
export function Zone({
  children,
  id,
  label,
  tone = "paper",
  space = "open",
  className,
}: ZoneProps) {
  return (
    <section
      className={classNames("zone", tones[tone], id !== firstZoneId && "laid-out-piece")}
      id={id}
      aria-label={label}
    >
      <div className={classNames("min-w-0 border-x border-line-2", spaces[space], className)}>
        {children}
      </div>
    </section>
  );
}

/** What a visitor sees at once: a page is painted when this is whole (root.tsx). */
export function FirstZone(props: Omit<ZoneProps, "id">) {
  return <Zone {...props} id={firstZoneId} />;
}
