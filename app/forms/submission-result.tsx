import { type Ref, useEffect, useRef } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { Submission } from "./use-submission.ts";

/** The outcome, announced. Both live regions are on the page before there is anything to say. */
export function SubmissionResult({ submission }: { submission: Submission }) {
  const box = useRef<HTMLDivElement>(null);

  // Success ends the work in the form, so focus goes to the message. After a failure it stays where it is: the
  // next press sends again. A visitor who has moved on in the meantime is left in peace.
  useEffect(() => {
    const focused = document.activeElement;
    const hasLeft = focused !== document.body && !box.current?.closest("form")?.contains(focused);
    if (!box.current || hasLeft) return;
    if (submission.status === "succeeded") box.current.focus();
    else box.current.scrollIntoView({ block: "nearest" });
  }, [submission]);

  const outcome = (status: "succeeded" | "failed") =>
    submission.status === status && (
      <div className="mt-4">
        <ResultMessage ref={box} message={submission.message} />
        {submission.note && (
          <p className={`mt-2 text-small ${status === "failed" ? "text-ink-2" : ""}`}>
            {submission.note}
          </p>
        )}
      </div>
    );
  return (
    <div>
      <div role="status">{outcome("succeeded")}</div>
      <div role="alert">{outcome("failed")}</div>
    </div>
  );
}

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
