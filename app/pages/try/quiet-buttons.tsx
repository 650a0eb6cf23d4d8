import type { ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

interface QuietButtonProps {
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

/** An action that reads as a link. */
export function TextButton({ className, onPress, children }: QuietButtonProps) {
  return (
    <button type="button" onClick={onPress} className={classNames("min-h-6 text-link", className)}>
      {children}
    </button>
  );
}

/** At the end of a line: takes away what the line says. */
export function RemoveButton({
  className,
  onPress,
  label,
}: Omit<QuietButtonProps, "children"> & { label: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className={classNames(
        "grid place-items-center hover:bg-ground focus-visible:-outline-offset-2",
        className ?? "w-12 flex-none",
      )}
    >
      <Icon name="close" className="size-3.5" />
    </button>
  );
}
