import { groupDigits } from "#app/format/group-digits.ts";
import { erp } from "#app/site/facts/erp.ts";
import { measuredReading } from "#app/site/facts/measured-reading.ts";

import type { QuoteFormat } from "./gearbox-package.ts";
import { packageMix, responsesByFormat } from "./package-ranking.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const formats: { name: string; format: QuoteFormat; text: string }[] = [
  { name: "PDF", format: "PDF", text: "one page or many" },
  { name: "Excel .xlsx", format: ".xlsx", text: "all worksheets, with hidden rows" },
  { name: "Excel .xls", format: ".xls", text: "older files" },
  { name: "CSV", format: "CSV", text: "with comma or semicolon" },
  { name: "Email attachments", format: "Email", text: "forward the email" },
];
const scale = 10;
const { quotes, unseen, languages } = measuredReading;

/** What the analyzer takes in, and how much of the sample came in each format. */
export function Formats() {
  return (
    <Zone tone="raised" space="flush">
      <div className="grid lg:grid-cols-12">
        <header className="flex flex-col gap-5 px-pad pb-10 lg:col-span-4">
          <SectionMark />
          <h2 className="text-h3">Formats it reads.</h2>
          <p className="max-w-[25em] text-ink-2">
            Suppliers need no portal and no account. {erp.today} {erp.later}
          </p>
          <p className="max-w-[25em] text-ink-2">
            Measured on {groupDigits(quotes.count)} test quotes in {languages.length} languages:{" "}
            {quotes.read} read right at once or after a question, {quotes.typed} more after typing.
            Of {unseen.count} unseen quotes: {unseen.read}, and {unseen.typed} more.
          </p>
          <ArrowLink to="/resources/docs/requests#accuracy" className="self-start">
            See the figures by format
          </ArrowLink>
        </header>
        <PhoneFold summary="Formats" className="lg:col-span-8">
          <table className="h-full w-full border-collapse border-t-[1.5px] border-line text-left text-small max-md:block lg:border-l lg:border-l-hair">
            <caption className="sr-only">Formats, and responses of the sample in each</caption>
            <thead className="max-md:sr-only">
              <tr className="border-b border-line font-mono text-label text-ink-3 *:px-3 *:py-2.5 *:font-[450] *:first:pl-pad">
                <th scope="col" className="w-1/4">
                  Format
                </th>
                <th scope="col">What it reads</th>
                <th scope="col" className="w-[38%]">
                  Of the {packageMix.responses} in the sample, 0 to {scale}
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {formats.map(({ name, format, text }) => {
                const count = responsesByFormat(format);
                return (
                  <tr
                    key={name}
                    className="border-hair *:px-3 *:py-3.5 not-last:border-b *:first:pl-pad max-md:block max-md:px-pad max-md:py-3 max-md:*:block max-md:*:px-0! max-md:*:py-0.5"
                  >
                    <th scope="row" className="text-body font-medium">
                      {name}
                    </th>
                    <td className="text-ink-2">{text}</td>
                    <td>
                      <span className="sr-only">{count} responses</span>
                      <span aria-hidden="true">
                        <Dimension share={count / scale}>{String(count)}</Dimension>
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </Zone>
  );
}
