import type { AwardedRequest } from "#analyzer/package/export/award-workbook.ts";

import { AwardNotes, AwardPaper } from "../out/award-paper.tsx";

interface RequestAwardDialogProps {
  awarded: AwardedRequest;
  onClose: () => void;
}

const columnHead = "px-3 py-2 text-left font-mono text-label font-[450] text-ink-3";

/** Who gets which part of the RFQ, with the terms of each quote. */
export function RequestAwardDialog({ awarded, onClose }: RequestAwardDialogProps) {
  const { award, facts, trail } = awarded;
  const { recommendation, parts, suppliers, choices, remarks } = award;
  return (
    <AwardPaper
      title="Award of the whole RFQ"
      recommendation={recommendation}
      facts={facts}
      trail={trail}
      onClose={onClose}
    >
      <table className="w-full border-collapse border-t border-line text-left text-small max-md:block">
        <caption className="sr-only">Parts, and who gets them</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            {["Part", "Supplier", "Landed cost", "Lead time", "Terms"].map((head) => (
              <th key={head} scope="col" className={columnHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {parts.map(({ part, description, supplier, landedCost, leadTime, terms }) => (
            <tr
              key={part}
              className="border-hair align-top *:px-3 *:py-2 not-last:border-b max-md:block max-md:px-pad max-md:py-2 max-md:*:block max-md:*:px-0 max-md:*:py-0.5"
            >
              <th scope="row" className="font-medium">
                {part}
                {description !== null && (
                  <small className="block text-note font-[400] text-ink-2">{description}</small>
                )}
              </th>
              <td>{supplier}</td>
              <td className="figures">{landedCost}</td>
              <td className="figures">{leadTime}</td>
              <td className="text-note text-ink-2">{terms.join("; ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AwardNotes
        title="By supplier"
        notes={suppliers.map(
          ({ supplier, parts, total }) =>
            `${supplier}: ${parts === 1 ? "1 part" : `${parts} parts`}, ${total}`,
        )}
      />
      <AwardNotes title="Other splits" notes={choices} />
      <AwardNotes title="Remarks" notes={remarks} />
    </AwardPaper>
  );
}
