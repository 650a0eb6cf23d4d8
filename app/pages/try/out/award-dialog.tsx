import type { AwardSheet } from "#analyzer/package/export/award-sheet.ts";

import { AwardNotes, AwardPaper } from "./award-paper.tsx";
import { AwardRanking } from "./award-ranking.tsx";

interface AwardDialogProps {
  sheet: AwardSheet;
  onClose: () => void;
}

/** The award of what is shown: one part, or one supplier for all of them. */
export function AwardDialog({ sheet, onClose }: AwardDialogProps) {
  const { ranking, reasons, setAside, assumptions, ...paper } = sheet;
  return (
    <AwardPaper {...paper} onClose={onClose}>
      <AwardRanking ranking={ranking} />
      <AwardNotes title="Why" notes={reasons} />
      <AwardNotes
        title="Set aside"
        notes={setAside.map(({ supplier, reason }) => `${supplier}: ${reason}`)}
      />
      <AwardNotes title="Assumptions" notes={assumptions} />
    </AwardPaper>
  );
}
