import type { ComponentProps, ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { SectionHead, SectionMark } from "./section-head.tsx";
import { Zone } from "./zone.tsx";

interface HeadedZoneProps extends Omit<ComponentProps<typeof Zone>, "space"> {
  title: ReactNode;
  /** At column nine. */
  note?: string | undefined;
}

/** A zone under its heading; what it holds sits on the line of the next one. */
export function HeadedZone({ title, note, children, ...zone }: HeadedZoneProps) {
  return (
    <Zone {...zone} space="flush">
      <SectionHead title={title}>{note && <p>{note}</p>}</SectionHead>
      {children}
    </Zone>
  );
}

interface SideHeadProps {
  title: ReactNode;
  size?: "text-h2" | "text-h3";
  note?: ReactNode;
  /** Where it stands in the grid of its zone. */
  className?: string;
}

/** Mark, heading and note in a column beside what they head. */
export function SideHead({ title, size = "text-h2", note, className }: SideHeadProps) {
  return (
    <header className={classNames("flex flex-col gap-5", className)}>
      <SectionMark />
      <h2 className={size}>{title}</h2>
      {note && <p className="max-w-[25em] text-ink-2">{note}</p>}
    </header>
  );
}
