import { groupDigits } from "#app/format/group-digits.ts";
import { erp } from "#app/site/facts/erp.ts";
import { measuredReading } from "#app/site/facts/measured-reading.ts";

import { packageMix, type QuoteFormat, responsesByFormat } from "./gearbox-package.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SpokenDimension } from "#app/ui/drafting/spoken-dimension.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Table } from "#app/ui/table.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const formats: { name: string; format: QuoteFormat; text: string }[] = [
  { name: "PDF", format: "PDF", text: "any length" },
  { name: "Excel .xlsx", format: ".xlsx", text: "all worksheets" },
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
            Tested on {groupDigits(quotes.count)} quotes in {languages.length} languages:{" "}
            {quotes.read} read correctly, {quotes.typed} more after values were typed in. Of{" "}
            {unseen.count} new quotes it read {unseen.read} correctly, and {unseen.typed} more after
            typing.
          </p>
          <ArrowLink to="/resources/docs/requests#accuracy" className="self-start">
            See the figures by format
          </ArrowLink>
        </header>
        <PhoneFold summary="Formats" className="lg:col-span-8">
          <Table
            caption="Formats, and responses of the sample in each"
            stacks="md"
            isMiddle
            isUnruled
            className="h-full lg:border-l lg:border-l-hair"
            columns={[
              {
                head: "Format",
                width: "w-1/4",
                isRowHead: true,
                cellClassName: "text-body font-medium",
                render: "name",
              },
              { head: "What it reads", cellClassName: "text-ink-2", render: "text" },
              {
                head: `Of the ${packageMix.responses} in the sample, 0 to ${scale}`,
                width: "w-[38%]",
                render: ({ format }) => {
                  const count = responsesByFormat(format);
                  return (
                    <SpokenDimension
                      share={count / scale}
                      holdsLabelFrom={0}
                      spoken={`${count} responses`}
                    >
                      {String(count)}
                    </SpokenDimension>
                  );
                },
              },
            ]}
            rows={formats}
            rowKey={({ name }) => name}
          />
        </PhoneFold>
      </div>
    </Zone>
  );
}
