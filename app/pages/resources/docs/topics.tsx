import topics from "docs:topics";

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DimensionChain } from "#app/ui/drafting/dimension-chain.tsx";
import { HatchLegend } from "#app/ui/drafting/hatch-legend.tsx";
import { HatchedBar } from "#app/ui/drafting/hatched-bar.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { AnchorHeading } from "./anchor-heading.tsx";
import { ContentsBeside } from "./contents.tsx";
import type { Block, Topic } from "./docs-data.ts";
import { CodeListing } from "./code-listing.tsx";
import { CodeText, longestName } from "./code-text.tsx";
import { LanguageSamples } from "./language-samples.tsx";

/** One part of the documentation, with the contents of all beside it. */
export function Topics({ partId }: { partId: string }) {
  return (
    <Zone space="bare" label="Topics">
      <ContentsBeside current={partId}>
        {topics[partId]?.map((topic) => (
          <TopicArticle key={topic.id} topic={topic} />
        ))}
      </ContentsBeside>
    </Zone>
  );
}

function TopicArticle({ topic: { id, title, blocks, see, wide } }: { topic: Topic }) {
  return (
    <section
      id={id}
      className="grid gap-y-3 border-hair px-pad py-6 laid-out-piece not-first:border-t target:on-vellum xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] xl:gap-x-6"
    >
      <AnchorHeading id={id} level={2} name={title} className="text-h4 font-medium tracking-snug" />
      <div className="flex min-w-0 flex-col gap-4">
        {blocks.map((block, index) => (
          <TopicBlock key={index} block={block} topic={title} />
        ))}
        {see.length > 0 && (
          <p className="flex flex-wrap gap-x-8 gap-y-3 text-small">
            {see.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </p>
        )}
      </div>
      {wide.length > 0 && (
        <div className="col-span-full flex min-w-0 flex-col gap-3 pt-6">
          {wide.map((block, index) => (
            <TopicBlock key={index} block={block} topic={title} />
          ))}
        </div>
      )}
    </section>
  );
}

/** One piece of a topic: a paragraph, a list, a table, a chain of waits or a listing. */
function TopicBlock({ block, topic }: { block: Block; topic: string }) {
  if (typeof block === "string") {
    return (
      <p className="max-w-[42em] [overflow-wrap:anywhere] text-ink-2">
        <CodeText text={block} />
      </p>
    );
  }
  if ("heading" in block) {
    const look = "scroll-mt-28 text-h4 font-medium tracking-snug not-first:mt-6";
    return <AnchorHeading {...block} level={3} name={block.heading} className={look} isAnchor />;
  }
  if ("list" in block) {
    return (
      <ul className="grid max-w-[42em] list-[square] gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {block.list.map((item) => (
          <li key={item}>
            <CodeText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("rows" in block) return <TopicTable {...block} label={topic} />;
  if ("waitMinutes" in block) return <RetryChain {...block} />;
  const { caption } = block;
  return "samples" in block ? (
    <LanguageSamples
      name={caption}
      caption={caption}
      what={caption.toLowerCase()}
      samples={block.samples}
    />
  ) : (
    <CodeListing caption={caption} what={`the listing, ${caption}`} code={block.code} />
  );
}

/** Code that stays whole in the other columns, on a phone too. */
const shortCode = 12;
const figure = "text-right figures";
const isFigure = (cell = "") => /^[\d,.]+%?$/.test(cell);
/** Of what the figures behind the first are of it, and of what is left. */
const hatches = ["solid", "slanted", "open"] as const;

interface TopicTableProps extends Extract<Block, { rows: unknown }> {
  label: string;
}

function TopicTable({ columns, rows, bars, label }: TopicTableProps) {
  const look = columns.map((_, at) =>
    rows.every(({ cells }) => isFigure(cells[at])) ? figure : "",
  );
  /** On a phone a name stands above its one value. */
  const arePairs = columns.length === 2;
  const table = (
    <ScrollArea label={`Table: ${label}, ${columns[0]}`} className="border-y border-line">
      <table className="w-full border-collapse text-small max-sm:text-note">
        <thead className={arePairs ? "max-md:sr-only" : undefined}>
          <tr className="border-b border-line text-left font-mono text-label text-ink-3 *:py-2 *:pr-4 *:font-[450]">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look[index]}>
                <CodeText text={column} wholeTo={shortCode} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first = "", ...others] }) => (
            <tr
              key={first}
              id={id}
              className={classNames(
                "border-hair *:py-2.5 *:pr-4 *:align-top not-last:border-b target:bg-vellum max-sm:*:pr-3",
                arePairs && "max-md:block",
              )}
            >
              <th
                scope="row"
                className={classNames(
                  "text-left font-text md:whitespace-nowrap md:[&_wbr]:hidden",
                  bars && "w-1/2",
                  arePairs && "max-md:block max-md:pb-0",
                )}
              >
                <CodeText text={first} wholeTo={longestName} />
                {bars && <Shares figures={others.map(Number)} />}
              </th>
              {others.map((cell, index) => (
                <td
                  key={index}
                  className={classNames(
                    "text-ink-2",
                    look[index + 1],
                    arePairs && "max-md:block max-md:pt-0.5",
                  )}
                >
                  <CodeText text={cell} wholeTo={shortCode} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
  if (!bars) return table;
  return (
    <div>
      {table}
      <div className="mt-3">
        <HatchLegend entries={bars.map((name, index) => ({ name, hatch: hatches[index]! }))} />
      </div>
    </div>
  );
}

/** All of a row is 100%, so that rows of any count stand on one scale. */
function Shares({ figures: [all = 0, ...parts] }: { figures: number[] }) {
  const left = parts.reduce((rest, part) => rest - part, all);
  const bar = [...parts, left].map((value, index) => ({ value, hatch: hatches[index]! }));
  return <HatchedBar parts={bar} scale={all} className="mt-1.5 text-line" />;
}

/** The attempts as numbers, the waits between them as dimensions. From a minute to hours: they cannot be drawn to scale. */
function RetryChain({ waitMinutes, caption }: Extract<Block, { waitMinutes: unknown }>) {
  return (
    <figure className="max-w-[42em]">
      <ol aria-hidden="true" className="flex justify-between figures text-note">
        {[...waitMinutes, 0].map((_, index) => (
          <li
            key={index}
            className="grid size-6 place-items-center rounded-full border border-line"
          >
            {index + 1}
          </li>
        ))}
      </ol>
      <div className="mt-2 px-3">
        <DimensionChain
          lengths={waitMinutes.map(() => 1)}
          label={(_, index) => waitText(waitMinutes[index] ?? 0)}
        />
      </div>
      <figcaption className="mt-3 note">{caption}</figcaption>
    </figure>
  );
}

const waitText = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${minutes / 60} h`);
