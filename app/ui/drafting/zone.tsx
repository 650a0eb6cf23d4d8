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
  /** What a visitor sees at once: a page is painted when this is whole (root.tsx). */
  isFirst?: boolean;
}

export const endOfFirstZone = "end-of-first-zone";
const tones = { paper: "", raised: "on-raised", blueprint: "blueprint" };
const spaces = { open: "py-zone", flush: "pt-zone", bare: "" };

/** One section of a sheet, framed, with its zone letter in both margins (styles/sheet.css). */
export function Zone(props: ZoneProps) {
  const { children, id, label, tone = "paper", space = "open", className, isFirst = false } = props;
  return (
    <section
      className={classNames("zone", tones[tone], !isFirst && "laid-out-piece")}
      id={id}
      aria-label={label}
    >
      <div className={classNames("min-w-0 border-x border-line-2", spaces[space], className)}>
        {children}
        {/* Chromium takes an element for parsed when it begins: only one that follows says that all is there. */}
        {isFirst && <i hidden id={endOfFirstZone} />}
      </div>
    </section>
  );
}

export function FirstZone(props: Omit<ZoneProps, "isFirst">) {
  return <Zone {...props} isFirst />;
}
