import { useRef, useState } from "react";

import { claims } from "#app/site/claims.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { LiveDemoForm } from "#app/forms/live-forms.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

import {
  dayparts,
  type TimeSlot,
  trialWish,
  weekdays,
  withPreferredTimes,
  withTrialWish,
} from "./message-lines.ts";

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
      <h2 className="mb-2 text-h3">Book a time</h2>
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

const dayNames = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
};

/** A week of mornings, middays and afternoons. The boxes hold the choice, so one made before React arrived counts. */
function TimePicker({ onChange }: { onChange: (chosen: TimeSlot[]) => void }) {
  const week = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<TimeSlot[]>([]);

  function readBoxes(): TimeSlot[] {
    const boxes = week.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    const slots = [...boxes].map((box) => box.value as TimeSlot);
    setChosen(slots);
    return slots;
  }

  useAtHydration(() => {
    const early = readBoxes();
    if (early.length > 0) onChange(early);
  });

  return (
    <fieldset ref={week} onChange={() => onChange(readBoxes())} className="noscript:hidden">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-small font-medium">
        Preferred times <small className="note">optional</small>
      </legend>
      <table className="w-full table-fixed border-collapse border border-line-2 bg-raised text-center">
        <thead className="font-mono text-label text-ink-3">
          <tr className="*:border-b *:border-hair *:py-1.5 *:font-[450]">
            <th scope="col" className="w-24 px-2 text-left">
              Hours
            </th>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="border-l">
                <abbr title={dayNames[day]} className="no-underline">
                  {day}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayparts.map(({ name, hours }) => (
            <tr key={hours} className="*:border-t *:border-hair">
              <th scope="row" className="px-2 py-1 text-left font-text">
                <span className="block text-small leading-tight">{name}</span>{" "}
                <span className="note">{hours}</span>
              </th>
              {weekdays.map((day) => (
                <td key={day} className="border-l border-hair p-0">
                  <label className="relative grid min-h-12 place-items-center hover:bg-ink/4 has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
                    <input
                      type="checkbox"
                      value={`${day} ${hours}`}
                      aria-label={`${dayNames[day]} ${name.toLowerCase()}, ${hours.replace("-", " to ")}`}
                      className="peer absolute inset-0 cursor-pointer opacity-0"
                    />
                    <span className="grid size-5 place-items-center border border-line text-transparent peer-checked:border-ink-inverse peer-checked:text-ink-inverse">
                      <Icon name="check" className="size-3.5" />
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite" className="mt-1.5 note">
        {chosen.length === 0
          ? "Times are in your time zone. We add them to your message."
          : `In the message: ${chosen.join(", ")}, in your time zone.`}
      </p>
    </fieldset>
  );
}

/** Asks for the trial: the wish goes into the message. A tick made before React arrived counts. */
function TrialBox({ onChange }: { onChange: (wanted: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useAtHydration(() => {
    if (box.current?.checked) onChange(true);
  });

  return (
    <TickLabel
      ref={box}
      onChange={(event) => onChange(event.currentTarget.checked)}
      className="mt-4 items-center gap-3 text-small noscript:hidden"
    >
      Start my {claims.trial.figure} {claims.trial.label}.
    </TickLabel>
  );
}
