import { useRef, useState } from "react";

import { claims } from "#app/site/claims.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { LiveDemoForm } from "#app/forms/live-forms.tsx";
import { type TimeSlot, withPreferredTimes } from "./preferred-times.ts";
import { TimePicker } from "./time-picker.tsx";
import { TrialBox } from "./trial-box.tsx";
import { trialWish, withTrialWish } from "./trial-wish.ts";

/** The picker and the form. The times go into the message: the post keeps the fields it has. */
export function Booking() {
  const booking = useRef<HTMLDivElement>(null);
  const [formsSent, setFormsSent] = useState(0);

  function rewriteMessage(rewritten: (message: string) => string) {
    const message = booking.current?.querySelector<HTMLTextAreaElement>("textarea[name=message]");
    if (!message) return;
    message.setRangeText(rewritten(message.value), 0, message.value.length, "end");
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function writeTimes(chosen: TimeSlot[]) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    rewriteMessage((message) => withPreferredTimes(message, chosen, timeZone));
  }

  return (
    <div
      ref={booking}
      // A form that was sent empties itself, and the times were part of it.
      onReset={() => setFormsSent((count) => count + 1)}
      data-screen-only
      className="px-pad pt-7 pb-10"
    >
      <h2 className="mb-6 text-h3">Book a time</h2>
      <p className="mb-6 text-small text-ink-2">{uploadRule}</p>
      <LiveDemoForm>
        <TimePicker key={formsSent} onChange={writeTimes} />
        <TrialBox
          key={`trial ${formsSent}`}
          onChange={(wanted) => rewriteMessage((message) => withTrialWish(message, wanted))}
        />
        <p className="hidden text-small text-ink-2 noscript:block">
          Name two times that suit you in the message, with your time zone. For the{" "}
          {claims.trial.figure} {claims.trial.label}, write "{trialWish}"
        </p>
      </LiveDemoForm>
    </div>
  );
}
