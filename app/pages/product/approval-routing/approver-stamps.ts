import abara from "drawing:stamp/T. Abara";
import amato from "drawing:stamp/D. Amato";
import brandeis from "drawing:stamp/H. Brandeis";
import castell from "drawing:stamp/R. Castell";
import farrow from "drawing:stamp/B. Farrow";
import hale from "drawing:stamp/G. Hale";
import holm from "drawing:stamp/P. Holm";
import lindqvist from "drawing:stamp/S. Lindqvist";
import moreau from "drawing:stamp/C. Moreau";
import novak from "drawing:stamp/E. Novak";
import okoro from "drawing:stamp/L. Okoro";
import tan from "drawing:stamp/J. Tan";
import weiss from "drawing:stamp/M. Weiss";

import type { DrawingFile } from "#app/art/drawing.tsx";
import type { Approver } from "#app/samples/approval-rules.ts";

/** The stamp of whoever holds the post. */
export const approverStamps: Record<Approver, DrawingFile> = {
  finance: tan,
  quality: holm,
  engineering: okoro,
  trade: weiss,
  purchasingLead: amato,
  plantManager: castell,
  vpOperations: lindqvist,
  cfo: brandeis,
  financeDirector: moreau,
  qualityManager: abara,
  chiefEngineer: novak,
  generalCounsel: farrow,
  chiefExecutive: hale,
};
