import type { MouseEvent, ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";

import { gearboxPackage } from "./gearbox-package.ts";
import { balloonedQuote, type QuoteReading, type ValueId } from "./quote-readings.ts";

interface SupplierDocumentProps {
  readings: readonly QuoteReading[];
  pointedAt: number | null;
}

/** The positions of the quote, in the supplier's words, and the value that belongs to each. */
const positions: [name: string, value: ValueId][] = [
  ["Gehäuse", "housing"],
  ["Lagerdeckel", "cover"],
  ["Ritzelwelle", "shaft"],
  ["Vorrichtung", "tooling"],
];

const terms: { before: string; after?: string; value: ValueId }[] = [
  { before: "Preise gültig", value: "quantity" },
  { before: "Lieferung", after: ", unverzollt", value: "delivery" },
  { before: "Lieferzeit", value: "leadTime" },
  { before: "Abnahmeprüfzeugnis", value: "certificate" },
  { before: "Angebot", value: "validity" },
];

/** The quote as it came: white paper whatever the print, with a balloon in the margin for each value. */
export function SupplierDocument({ readings, pointedAt }: SupplierDocumentProps) {
  const ballooned = (id: ValueId) => {
    const reading = readings.find((each) => each.id === id)!;
    const isPointedAt = pointedAt === reading.number;
    return {
      number: reading.number,
      balloon: (
        <ReferenceBalloon
          {...reading}
          end="quoted"
          isPointedAt={isPointedAt}
          className="absolute left-2 -mt-0.5 after:absolute after:left-full after:h-px after:w-2 after:bg-line md:left-4 md:after:w-4"
        />
      ),
      words: <Ballooned isPointedAt={isPointedAt}>{reading.asQuoted}</Ballooned>,
    };
  };

  return (
    <div
      lang="de"
      className="relative w-full max-w-136 -rotate-1 border border-hair on-raised py-7 pr-4 pl-12 text-small text-ink scheme-light shadow-lift [clip-path:inset(-2rem)] md:py-9 md:pr-8 md:pl-16"
    >
      <p className="text-h4 leading-tight font-strong text-focus">Reinhold &amp; Vogt Zerspanung</p>
      <p className="text-note text-ink-3">
        Stuttgart&nbsp;· Angebot {balloonedQuote.number}&nbsp;· {balloonedQuote.date}
      </p>
      <p className="mt-4">
        Ihre Anfrage {gearboxPackage.rfq}, Getriebesatz{" "}
        <span className="whitespace-nowrap">{gearboxPackage.partNumber} Rev. B</span>
      </p>
      <table className="my-4 w-full border-collapse border border-hair text-left text-note *:*:*:px-2 *:*:*:py-2">
        <thead className="bg-focus text-raised">
          <tr>
            <th scope="col" className="max-sm:hidden">
              Pos
            </th>
            <th scope="col">Benennung</th>
            <th scope="col" className="text-right max-sm:hidden">
              Menge
            </th>
            <th scope="col" className="text-right">
              EUR
            </th>
          </tr>
        </thead>
        <tbody>
          {positions.map(([name, value], index) => {
            const { number, balloon, words } = ballooned(value);
            const line = gearboxPackage.lines[index];
            return (
              <tr key={name} data-balloon={number} className="border-t border-hair">
                <td className="text-ink-3 max-sm:hidden">{(index + 1) * 10}</td>
                <td>
                  {balloon}
                  {name} <span className="whitespace-nowrap">{line?.partNumber}</span>
                </td>
                <td className="text-right max-sm:hidden">{line?.pieces ?? 1}</td>
                <td className="text-right whitespace-nowrap">{words}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {terms.map(({ before, after, value }) => {
        const { number, balloon, words } = ballooned(value);
        return (
          <p key={value} data-balloon={number} className="py-1.5">
            {balloon}
            {before} {words}
            {after}
          </p>
        );
      })}
      <p className="mt-5 text-ink-3">
        Mit freundlichen Grüßen
        <br />
        i. A. M. Vogt
      </p>
    </div>
  );
}

function Ballooned({ isPointedAt, children }: { isPointedAt: boolean; children: ReactNode }) {
  return (
    <mark
      className={classNames(
        "box-decoration-clone px-1 text-current",
        isPointedAt ? "bg-signal text-on-signal" : "bg-signal-wash",
      )}
    >
      {children}
    </mark>
  );
}

interface ReferenceBalloonProps {
  number: number;
  characteristic: string;
  /** Which end of the reference this is: in the supplier's document, or on the inspection sheet. */
  end: "quoted" | "normalized";
  isPointedAt: boolean;
  className?: string;
}

const ends = {
  quoted: { other: "normalized", says: "normalized" },
  normalized: { other: "quoted", says: "as quoted" },
} as const;

/** One end of a reference: a link to the balloon with the same number at the other end. */
export function ReferenceBalloon(props: ReferenceBalloonProps) {
  const { number, characteristic, end, isPointedAt, className } = props;
  const { other, says } = ends[end];
  return (
    <a
      id={`${end}-${number}`}
      href={`#${other}-${number}`}
      lang="en"
      aria-label={`${number}, ${characteristic}, ${says}`}
      onClick={focusOtherEnd}
      className={classNames(
        "inline-grid size-7 flex-none scroll-my-40 place-items-center rounded-full border-[1.5px] font-mono text-note leading-none font-[500] no-underline target:border-signal target:bg-signal target:text-on-signal",
        isPointedAt
          ? "border-signal bg-signal text-on-signal"
          : "border-line bg-(--fill) hover:border-signal",
        className,
      )}
    >
      {number}
    </a>
  );
}

/** The browser would scroll the other end to the top of the window even where it is in view already. */
function focusOtherEnd(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const other = document.getElementById(event.currentTarget.hash.slice(1));
  // On a phone the list may be folded, and what is folded takes no focus.
  const fold = other?.closest("details");
  if (fold) fold.open = true;
  other?.focus();
}
