import { brand } from "#app/site/brand.ts";
import { type Incident, incidents } from "#app/site/status/services.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { claims } from "#app/site/claims.ts";
import { type Column, Table } from "#app/ui/table.tsx";

import { StatusFrame } from "./status-frame.tsx";

export function OpenIncidents() {
  return (
    <Zone space="flush" tone="blueprint">
      <SectionHead title="Open incidents.">
        <p>
          Each incident lists what happened, when, and what we did. Have you found a problem that is
          not listed?{" "}
          <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
            Report it
          </a>
          . What changed in the product is in the{" "}
          <SiteLink to="/resources/docs/limits#change-log" className="text-link">
            change log
          </SiteLink>
          .
        </p>
      </SectionHead>
      <IncidentLog incidents={incidents} />
    </Zone>
  );
}

const columns: Column<Incident>[] = [
  { head: "No.", width: "w-24", cellClassName: "font-mono text-note", render: ({ id }) => id },
  {
    head: "Incident",
    render: ({ title, updates }) => (
      <>
        <b className="text-body">{title}</b>
        <ol className="mt-2">
          {updates.map(({ time, message }) => (
            <li key={time} className="border-t border-hair py-2">
              <Time at={time} /> <span className="block text-ink-2">{message}</span>
            </li>
          ))}
        </ol>
      </>
    ),
  },
  { head: "Started", name: "Started", render: ({ started }) => <Time at={started} /> },
  {
    head: "Completed",
    name: "Completed",
    render: ({ completed }) => (completed ? <Time at={completed} /> : "Still open"),
  },
  { head: "Status", render: ({ status }) => <StatusFrame status={status} /> },
];

/** Incidents as a drawing's revision table, newest first. Empty, it keeps its header and says what would appear. */
export function IncidentLog({ incidents }: { incidents: readonly Incident[] }) {
  const newestFirst = incidents.toSorted((a, b) => (a.started < b.started ? 1 : -1));
  return (
    <Table
      caption="Incidents"
      stacks="md"
      columns={columns}
      rows={newestFirst}
      rowKey={({ id }) => id}
      empty={
        <tr>
          <td aria-hidden="true" className="font-mono text-note max-md:hidden">
            –
          </td>
          <td colSpan={4} className="md:py-10">
            <b>Nothing open.</b>{" "}
            <span className="text-ink-2">
              We aim to send the first notice of an incident within {claims.incidentNotice.figure}.
              Updates are added here with their time.
            </span>
          </td>
        </tr>
      }
    />
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
