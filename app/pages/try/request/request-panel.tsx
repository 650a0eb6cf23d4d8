import type { Intake } from "#app/tool/intake.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { RequestView } from "#app/tool/worker/package-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { copyText } from "#app/ui/clipboard.ts";

import { useBench } from "../bench.ts";
import { DropZone, PasteBox } from "../intake/file-intake.tsx";
import { RemoveButton, TextButton } from "../quiet-buttons.tsx";

/** What was asked for: the quotes are held against it, and what is missing is listed. */
export function RequestPanel({ onBring }: { onBring: (intake: Intake) => void }) {
  const { request } = useBench().view;
  const bring = (given: File | string) => onBring({ kind: "request", given });
  return (
    <section aria-label="Request" className="border-b border-line">
      {request ? (
        <ReadRequest request={request} />
      ) : (
        <>
          <DropZone
            title="Add the request"
            note="Parts, quantities, needed by, ship to"
            isCompact
            onFiles={([file]) => file && bring(file)}
            onText={bring}
          />
          <PasteBox
            title="Paste the request"
            label="A table of parts, or a part and a quantity a line"
            action="Read the request"
            onText={bring}
          />
        </>
      )}
    </section>
  );
}

function ReadRequest({ request }: { request: RequestView }) {
  const quotes = useBench();
  const { name, sourceId, parts, neededBy, shipTo, unquoted, unasked, missing } = request;
  const { settings } = quotes.state;
  const daysLeft = neededBy === null ? null : daysBetween(settings.today, neededBy);
  return (
    <>
      <div className="flex items-stretch">
        <div className="min-w-0 flex-1 px-pad py-3">
          <h2 className="text-body font-medium">Request</h2>
          <p className="truncate note">
            {name} · {countText(parts.length, "part")}
          </p>
        </div>
        <RemoveButton
          label="Remove the request"
          onPress={() => (sourceId === null ? quotes.dropRequest() : quotes.use(sourceId, true))}
        />
      </div>
      {parts.length === 0 && (
        <p className="bg-warn-wash px-pad py-2.5 text-small">
          No part was found in it. Paste one part and its quantity a line, such as “BR-4471-01, 500
          pcs”.
        </p>
      )}
      <dl className="grid gap-1 px-pad pb-3 text-small">
        {neededBy !== null && (
          <div>
            <dt className="inline text-ink-2">Needed by </dt>
            <dd className="inline">
              {neededBy}
              {daysLeft !== null && daysLeft >= 0 && settings.latestDeliveryDays !== daysLeft && (
                <TextButton
                  className="ml-3"
                  onPress={() => quotes.set({ latestDeliveryDays: daysLeft })}
                >
                  Leave out offers that arrive later
                </TextButton>
              )}
            </dd>
          </div>
        )}
        {[
          ["Ship to ", shipTo],
          ["No quote for: ", unquoted.join(", ")],
          ["Quoted but not requested: ", unasked.join(", ")],
        ].map(
          ([what, text]) =>
            text && (
              <div key={what}>
                <dt className="inline text-ink-2">{what}</dt>
                <dd className="inline">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <MissingList missing={missing} />
    </>
  );
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** What each supplier's quote leaves open, with a mail that asks for it. */
function MissingList({ missing }: { missing: RequestView["missing"] }) {
  if (missing.length === 0) return null;
  return (
    <details className="border-t border-hair" open={missing.length <= 3}>
      <summary className="flex min-h-11 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 in-[[open]>summary]:rotate-45" />
        Missing from {countText(missing.length, "supplier")}
      </summary>
      <ul>
        {missing.map(({ supplier, parts, questions, mail }) => (
          <li key={supplier} className="border-t border-hair px-pad py-3 text-small">
            <p className="font-medium">{supplier}</p>
            <ul className="mt-1 grid gap-0.5 text-ink-2">
              {parts.length > 0 && <li>Not quoted: {parts.join(", ")}</li>}
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
            <p className="mt-2 flex flex-wrap gap-x-4">
              <a className="min-h-6 text-link" href={mailAddress(mail)}>
                Write the email<span className="sr-only"> to {supplier}</span>
              </a>
              <TextButton onPress={() => void copyText(`the email to ${supplier}`, mail.text)}>
                Copy it<span className="sr-only"> for {supplier}</span>
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The visitor's own mail program opens it; who it goes to is theirs to fill in. */
function mailAddress({ subject, text }: RequestView["missing"][number]["mail"]): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
