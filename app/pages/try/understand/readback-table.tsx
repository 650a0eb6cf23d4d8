import type { Correction } from "#analyzer/intake/recognition.ts";
import type { ReadbackRowView } from "#app/tool/worker/question-messages.ts";
import type { WorkerClient } from "#app/tool/worker/worker-client.ts";
import type { Source } from "#app/tool/worker/worker-messages.ts";

import { Instead } from "./instead.tsx";
import { OfferList } from "./offer-list.tsx";
import { ScanCutOut } from "./scan-cut-out.tsx";

interface ReadbackTableProps {
  rows: readonly ReadbackRowView[];
  sources: readonly Source[];
  client: WorkerClient;
  /** The offers stand below, each with its own form. */
  areOffersListed: boolean;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** What was read and is not proven, with where it stands; each value can be put right. */
export function ReadbackTable(props: ReadbackTableProps) {
  const { rows, sources, client, areOffersListed, onAnswer } = props;
  if (rows.length === 0) return null;
  return (
    <table className="mt-3 w-full border-t border-line text-left text-small">
      <caption className="sr-only">What is in doubt, and where it was read</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={`${row.what} ${row.read} ${row.from}`}
            className="border-b border-line align-top"
          >
            <th scope="row" className="w-1/3 py-2 pr-2 font-medium wrap-break-word">
              {row.what}
            </th>
            <td className="py-2 wrap-anywhere">
              <span className="font-mono">{row.read}</span>
              {row.from !== "" && (
                <span className="block text-note text-ink-2">from {row.from}</span>
              )}
              {row.scan && <ScanCutOut client={client} sources={sources} scan={row.scan} isOfRow />}
              {row.offers.length === 0 && (row.scan === null || row.words === null) ? (
                <>
                  <Instead {...row} onAnswer={onAnswer} />
                  {!areOffersListed && (
                    <OfferList
                      title="Change one of the offers"
                      drafts={row.lines}
                      onAnswer={(corrections, text) =>
                        onAnswer(corrections, `${row.what}: ${text}`)
                      }
                    />
                  )}
                </>
              ) : (
                <details>
                  <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
                    {changeText(row)}
                  </summary>
                  <Instead {...row} onAnswer={onAnswer} />
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeText({ what, offers, scan }: ReadbackRowView): string {
  if (scan) return "It says something else";
  return offers.some(({ of }) => of.kind === "line")
    ? `Change ${what.toLowerCase()}`
    : "Say what this is";
}
