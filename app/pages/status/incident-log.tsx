import { claims } from "#app/site/claims.ts";
import type { Incident } from "./incidents.ts";

import { StatusFrame } from "./status-frame.tsx";

const columns = ["No.", "Incident", "Started", "Completed", "Status"];
const cell = "px-3 py-3 align-top md:border-l md:border-hair md:first:border-l-0 md:py-4";

/** Incidents as a drawing's revision table, newest first. Empty, it keeps its header and says what would appear. */
export function IncidentLog({ incidents }: { incidents: readonly Incident[] }) {
  const newestFirst = incidents.toSorted((a, b) => (a.started < b.started ? 1 : -1));
  return (
    <table className="w-full border-collapse border-t-[1.5px] border-line text-left text-small max-md:block">
      <caption className="sr-only">Incidents</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line font-mono text-label text-ink-3">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-l border-hair px-3 py-2.5 font-[450] first:w-24 first:border-l-0 first:pl-pad"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {newestFirst.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} />
        ))}
        {incidents.length === 0 && (
          <tr className="max-md:block">
            <td
              aria-hidden="true"
              className="w-24 py-4 pl-pad align-top font-mono text-note max-md:hidden"
            >
              –
            </td>
            <td
              colSpan={4}
              className="px-3 py-10 max-md:block max-md:px-pad md:border-l md:border-hair"
            >
              <b>Nothing open.</b>{" "}
              <span className="text-ink-2">
                We aim to send the first notice of an incident within {claims.incidentNotice.figure}
                . Updates are added here with their time.
              </span>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function IncidentRow({ incident }: { incident: Incident }) {
  const { id, title, started, completed, status, updates } = incident;
  return (
    <tr className="border-b border-hair max-md:grid max-md:px-3 max-md:py-3">
      <td className={`${cell} font-mono text-note md:pl-pad`}>{id}</td>
      <td className={cell}>
        <b className="text-body">{title}</b>
        <ol className="mt-2">
          {updates.map(({ time, message }) => (
            <li key={time} className="border-t border-hair py-2">
              <Time at={time} /> <span className="block text-ink-2">{message}</span>
            </li>
          ))}
        </ol>
      </td>
      <td className={cell}>
        <span className="label md:hidden">Started </span>
        <Time at={started} />
      </td>
      <td className={cell}>
        <span className="label md:hidden">Completed </span>
        {completed ? <Time at={completed} /> : "Still open"}
      </td>
      <td className={cell}>
        <StatusFrame status={status} />
      </td>
    </tr>
  );
}

/** 2024-03-14T09:22:00Z is printed as 2024-03-14 09:22 UTC, wherever it is read. */
function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures text-note whitespace-nowrap">
      {at.slice(0, 16).replace("T", " ")} UTC
    </time>
  );
}
