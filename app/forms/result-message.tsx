import type { Ref } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ResultMessageProps {
  message: string;
  /** `h1` where the message is the page. */
  as?: "p" | "h1";
  ref?: Ref<HTMLDivElement>;
}

/** A form's outcome, word for word, in a green or a red box. */
export function ResultMessage({ message, as: Text = "p", ref }: ResultMessageProps) {
  const isRed = /error|Sorry/.test(message);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-result={isRed ? "red" : "green"}
      className={classNames(
        "flex scroll-my-28 gap-3 border-[1.5px] border-current px-4 py-3",
        isRed ? "bg-err-wash text-err" : "bg-ok-wash text-ok",
        Text === "h1" && "text-h3",
      )}
    >
      <Icon name={isRed ? "warning" : "check"} className="mt-[0.05lh] size-[0.8lh] flex-none" />
      <Text>{message}</Text>
    </div>
  );
}
