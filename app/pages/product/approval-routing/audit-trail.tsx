import { sampleRequest } from "#app/samples/approval-rules.ts";
import { routeRequest } from "#app/samples/approval-route.ts";
import { brand } from "#app/site/brand.ts";
import { type RunAction, runApprovals, type TrailEntry } from "./approval-run.ts";
import { csvText } from "#analyzer/text/csv-text.ts";
import { revisionLetter } from "./revision-letter.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { notify } from "#app/ui/notify.ts";
import { saveFile } from "#app/ui/save-file.ts";

const fileName = `${brand.slug}-audit-trail.csv`;

/** For those without JavaScript: the sample request, with one clock that ran out. */
const exampleActions: RunAction[] = [
  { kind: "sign", step: "quality" },
  { kind: "lapse", step: "finance" },
  { kind: "sign", step: "finance" },
  { kind: "sign", step: "plantManager" },
];

/** The trail as a revision table, newest first: it grows at the top, where the eye is. */
export function AuditTrail({ trail }: { trail: TrailEntry[] }) {
  const example = runApprovals(
    routeRequest(sampleRequest),
    sampleRequest.requestedBy,
    exampleActions,
  );
  return (
    <div className="border-t-[1.5px] border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-pad py-3">
        <h3 className="text-h4 font-medium tracking-snug">Complete audit trail</h3>
        <Button
          size="small"
          icon="download"
          onClick={() => downloadTrail(trail)}
          className="noscript:hidden"
        >
          Download CSV
        </Button>
      </div>
      <TrailTable trail={trail} className="noscript:hidden" />
      <TrailTable trail={example.trail} className="hidden noscript:table" />
    </div>
  );
}

function TrailTable({ trail, className }: { trail: TrailEntry[]; className: string }) {
  return (
    <table
      className={classNames("w-full border-collapse border-t border-line text-small", className)}
    >
      <caption className="sr-only">Audit trail of the request, newest first</caption>
      <thead className="text-left font-mono text-label text-ink-3">
        <tr className="border-b border-line *:px-3 *:py-2.5 *:font-[450]">
          <th scope="col" className="w-16 pl-pad! max-sm:w-12">
            Rev
          </th>
          <th scope="col" className="w-20 border-l border-hair max-sm:w-14">
            Hour
          </th>
          <th scope="col" className="border-l border-hair">
            Description
          </th>
          <th scope="col" className="w-40 border-l border-hair max-sm:w-24">
            By
          </th>
        </tr>
      </thead>
      <tbody>
        {trail
          .map((entry, index) => (
            <tr key={index} className="border-hair *:px-3 *:py-2.5 *:align-top not-last:border-b">
              <td className="pl-pad! font-mono text-note leading-6">{revisionLetter(index)}</td>
              <td className="border-l border-hair font-mono text-note leading-6 whitespace-nowrap">
                {entry.hour} h
              </td>
              <td className="border-l border-hair">
                {entry.text.replace(/(\d) h /, "$1\u00a0h ")}
              </td>
              <td className="border-l border-hair font-mono text-note leading-6">{entry.by}</td>
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}

function downloadTrail(trail: TrailEntry[]) {
  const rows = trail.map(({ hour, text, by }, index) => [
    revisionLetter(index),
    String(hour),
    text,
    by,
  ]);
  saveFile(
    fileName,
    "text/csv;charset=utf-8",
    csvText([["Revision", "Hour", "Description", "By"], ...rows]),
  );
  notify({
    type: "success",
    title: "Export done",
    message: `${rows.length} entries in ${fileName}`,
  });
}
