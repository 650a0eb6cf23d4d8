import { useEffect, useRef } from "react";

import { ResultMessage } from "./result-message.tsx";
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
