import type { Intake } from "#app/tool/intake.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { RequestView } from "#app/tool/worker/package-view.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { copyText } from "#app/ui/clipboard.ts";

import { DropZone, PasteBox } from "../intake/file-intake.tsx";

interface RequestPanelProps {
  quotes: QuotePackage;
  view: PackageView;
  onBring: (intake: Intake) => void;
}

/** What was asked for: the quotes are held against it, and what is missing is listed. */
export function RequestPanel({ quotes, view, onBring }: RequestPanelProps) {
  const { request } = view;
  const bring = (given: File | string) => onBring({ kind: "request", given });
  return (
    <section aria-label="Request" className="border-b border-line">
      {request ? (
        <ReadRequest request={request} quotes={quotes} />
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

function ReadRequest({ request, quotes }: { request: RequestView; quotes: QuotePackage }) {
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
        <button
          type="button"
          onClick={() => (sourceId === null ? quotes.dropRequest() : quotes.use(sourceId, true))}
          aria-label="Remove the request"
          className="grid w-12 flex-none place-items-center hover:bg-ground focus-visible:-outline-offset-2"
        >
          <Icon name="close" className="size-3.5" />
        </button>
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
                <button
                  type="button"
                  className="ml-3 min-h-6 text-link"
                  onClick={() => quotes.set({ latestDeliveryDays: daysLeft })}
                >
                  Leave out offers that arrive later
                </button>
              )}
            </dd>
          </div>
        )}
        {shipTo !== null && (
          <div>
            <dt className="inline text-ink-2">Ship to </dt>
            <dd className="inline">{shipTo}</dd>
          </div>
        )}
        {unquoted.length > 0 && (
          <div>
            <dt className="inline text-ink-2">No quote for: </dt>
            <dd className="inline">{unquoted.join(", ")}</dd>
          </div>
        )}
        {unasked.length > 0 && (
          <div>
            <dt className="inline text-ink-2">Quoted but not requested: </dt>
            <dd className="inline">{unasked.join(", ")}</dd>
          </div>
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
              <button
                type="button"
                className="min-h-6 text-link"
                onClick={() => void copyText(`the email to ${supplier}`, mail.text)}
              >
                Copy it<span className="sr-only"> for {supplier}</span>
              </button>
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
