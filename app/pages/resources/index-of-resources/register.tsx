import { useState } from "react";

import { Drawing } from "#app/art/drawing.tsx";
import { formatDate } from "#app/format/format-date.ts";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

import type { ResourceLine } from "./resource-index.server.ts";

type SortedBy = "number" | "title" | "type" | "minutes" | "date";

/** Below a laptop it stands under the title. */
const wide = "max-lg:hidden";

interface Order {
  by: SortedBy;
  isFalling: boolean;
}

/** Where the buttons of the page's head lead. */
const firstOf: Record<string, string> = {
  "G-01": "guides",
  "T-01": "templates",
  "W-01": "webinars",
};

/** All guides, templates and webinars as one register: sorted by its heads, each line its own link, its cover beside it. */
export function Register({ lines }: { lines: readonly ResourceLine[] }) {
  const [order, setOrder] = useState<Order>({ by: "number", isFalling: false });
  const [shown, setShown] = useState(lines[0]?.number);
  const show = ({ target }: { target: EventTarget }) => {
    const row = (target as Element).closest<HTMLElement>("tr[data-number]");
    if (row) setShown(row.dataset["number"]);
  };
  const head = (by: SortedBy, text: string) => (
    <SortHead
      text={text}
      isFalling={order.by === by ? order.isFalling : null}
      onPress={() => setOrder({ by, isFalling: order.by === by && !order.isFalling })}
    />
  );
  const columns: Column<ResourceLine>[] = [
    { head: head("number", "No."), width: "w-20", isItem: true, render: "number" },
    {
      head: head("title", "Title"),
      isRowHead: true,
      cellClassName: "flex-1 text-balance",
      render: (line) => <Title line={line} />,
    },
    { head: head("type", "Type"), width: "w-28", className: wide, render: "type" },
    {
      head: head("minutes", "Minutes"),
      width: "w-24",
      isNumber: true,
      className: wide,
      render: "minutes",
    },
    {
      head: head("date", "Revised or held"),
      width: "w-36",
      className: `${wide} whitespace-nowrap`,
      render: ({ date }) => <time dateTime={date}>{formatDate(date)}</time>,
    },
    {
      head: <span className="inline-flex min-h-6 items-center">File</span>,
      width: "w-36",
      render: (line) => <File line={line} />,
    },
  ];
  return (
    <Zone space="bare" id="register">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-pad py-4">
        <h2 className="text-h3">All resources.</h2>
        <p className="text-small text-ink-2">
          <span className="max-lg:hidden">Sort it by any head. </span>A line opens the resource, its
          button saves the file.
        </p>
      </header>
      <div className="grid lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-9" onMouseMove={show} onFocus={show}>
          <Table
            caption="All resources: guides, templates and webinars"
            columns={columns}
            rows={sorted(lines, order)}
            rowKey={({ number }) => number}
            rowId={({ number }) => firstOf[number]}
            rowData={({ number, type }) => ({ "data-number": number, "data-type": type })}
            rowClassName={() =>
              "relative hover:bg-ink/4 max-lg:flex max-lg:flex-col md:max-lg:flex-row"
            }
            density="tight"
            stacks="lg"
            isMiddle
            hasStickyHead
          />
        </div>
        <Cover line={lines.find(({ number }) => number === shown)} />
      </div>
    </Zone>
  );
}

interface SortHeadProps {
  text: string;
  /** Null where the lines are sorted by something else. */
  isFalling: boolean | null;
  onPress: () => void;
}

function SortHead({ text, isFalling, onPress }: SortHeadProps) {
  return (
    <button
      type="button"
      aria-pressed={isFalling !== null}
      aria-label={
        isFalling === null
          ? `Sort by ${text}`
          : `Sorted by ${text}, ${isFalling ? "falling" : "rising"}`
      }
      className="inline-flex min-h-6 items-center gap-1 text-left hover:text-ink aria-pressed:underline"
      onClick={onPress}
    >
      {text}
      {isFalling !== null && (
        <Icon name="down" className={isFalling ? "size-3.5" : "size-3.5 rotate-180"} />
      )}
    </button>
  );
}

const titleClass = "text-h4 tracking-snug";

/**
 * The link of the whole line, where there is something to open. What it is about is told here where the cover is not, and
 * to screen readers everywhere; a phone shows it of what has no page.
 */
function Title({ line }: { line: ResourceLine }) {
  const { title, about, to, contains, type, minutes, date, file } = line;
  const isHeld = type === "Session" || type === "Recording";
  return (
    <>
      {to === null ? (
        <span className={titleClass}>{title}</span>
      ) : (
        <SiteLink
          to={to}
          className={`${titleClass} no-underline after:absolute after:inset-0 hover:underline`}
        >
          {title}
        </SiteLink>
      )}
      <p
        className={`text-small text-ink-2 ${to === null ? "lg:sr-only" : "sr-only"} noscript:not-sr-only`}
      >
        {about} {to === null && `Inside: ${contains.join(", ")}.`}
      </p>
      <p className="note">
        <span className="lg:hidden">
          {[type, minutes && `${minutes} min`, isHeld && formatDate(date)]
            .filter(Boolean)
            .join(", ")}
          {"\u00a0· "}
        </span>
        {file?.kind ?? "Key moments, transcript"}
      </p>
    </>
  );
}

function File({ line: { title, file, to } }: { line: ResourceLine }) {
  if (file === null) return <span className="note max-lg:hidden">Watch online</span>;
  return (
    <DownloadLink
      href={file.href}
      fileName={file.fileName}
      label={title}
      isQuiet
      className={to === null ? "after:absolute after:inset-0" : "relative z-1"}
    >
      Download
    </DownloadLink>
  );
}

/** The line that is pointed at: its cover whole, what it is about, and what is in it. */
function Cover({ line }: { line: ResourceLine | undefined }) {
  if (line === undefined) return null;
  const { number, title, about, cover, contains } = line;
  return (
    <aside
      aria-hidden
      className="border-t-[1.5px] border-l border-line blueprint max-lg:hidden lg:col-span-3 noscript:hidden"
    >
      <div className="sticky top-bar">
        {cover && <Drawing key={number} of={cover} eager decorative className="w-full" />}
        <div className="px-pad py-4">
          <p className="figures text-note text-ink-3">{number}</p>
          <p className="mt-1 font-medium tracking-snug">{title}</p>
          <p className="mt-2 text-small text-ink-2">{about}</p>
        </div>
        <ul className="ruled-cells border-y border-hair text-small">
          {contains.map((part) => (
            <li key={part} className="px-pad py-2">
              {part}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function sorted(lines: readonly ResourceLine[], { by, isFalling }: Order): ResourceLine[] {
  const rising = lines.toSorted((a, b) => {
    if (by === "minutes") return (a.minutes ?? Infinity) - (b.minutes ?? Infinity);
    return a[by].localeCompare(b[by]);
  });
  return isFalling ? rising.toReversed() : rising;
}
