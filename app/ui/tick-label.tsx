import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface TickLabelProps extends Omit<ComponentProps<"input">, "type"> {
  /** Of the box alone. */
  boxClassName?: string;
  /** What is ticked; a press anywhere on it ticks. */
  children: ReactNode;
}

/** A checkbox drawn as the sheet draws, in both prints. The browser ticks it, with or without our code. */
export function TickLabel({ className, boxClassName, children, ...input }: TickLabelProps) {
  return (
    <label className={classNames("flex", className)}>
      <span className={classNames("relative flex-none", boxClassName)}>
        <input
          type="checkbox"
          className="peer block size-6 appearance-none border-[1.5px] border-line bg-raised checked:bg-ink disabled:border-hair"
          {...input}
        />
        <Icon
          name="check"
          className="pointer-events-none absolute inset-0.5 hidden size-5 text-ink-inverse peer-checked:block"
        />
      </span>
      {children}
    </label>
  );
}
