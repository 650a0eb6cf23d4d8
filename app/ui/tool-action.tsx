import type { Ref } from "react";

import { Icon, type IconName } from "./icon.tsx";

interface ToolActionProps {
  icon: IconName;
  onPress: () => void;
  /** There is nothing to act on now. It keeps the focus, unlike a disabled button. */
  isIdle?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: string;
}

/** One of the quiet actions under a tool, in touching cells. */
export function ToolAction({ icon, onPress, isIdle = false, ref, children }: ToolActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && onPress()}
      className="flex min-h-11 items-center gap-2 border-r border-hair px-pad whitespace-nowrap hover:bg-ground focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-md:flex-auto max-md:justify-center max-md:border-b max-md:px-3"
    >
      <Icon name={icon} className="size-3.5 flex-none" />
      {children}
    </button>
  );
}
