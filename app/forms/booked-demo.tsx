import { Fragment } from "react";

import { forms } from "#contract/forms.ts";

const repeated = forms.demo.fields.filter((field) => field.required);

/** What was asked for, and what happens next. Without a script the server writes the values (server/submissions). */
export function BookedDemo({ values = {} }: { values?: Record<string, string> }) {
  return (
    <div className="mt-4 border border-hair p-4 text-small">
      <h2 className="font-medium">What you sent</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {repeated.map(({ name, label }) => (
          <Fragment key={name}>
            <dt className="text-ink-3">{label}</dt>
            <dd data-sent={name} className="min-w-0 wrap-anywhere whitespace-pre-line">
              {values[name]}
            </dd>
          </Fragment>
        ))}
      </dl>
      <h2 className="mt-4 font-medium">What happens next</h2>
      <p className="mt-1 text-ink-2">
        Sales answers by email with a time. Have one RFQ and its quotes ready for the demo.
      </p>
    </div>
  );
}
