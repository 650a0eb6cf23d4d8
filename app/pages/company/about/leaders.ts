import kwameAsante from "drawing:portrait/Kwame Asante?hair=crop&hatch=iron&glasses=true&beard=true&flip=false";
import leaBrandt from "drawing:portrait/Lea Brandt?hair=tail&hatch=titanium&glasses=false&flip=true";
import martinOkafor from "drawing:portrait/Martin Okafor?hair=bald&hatch=steel&glasses=false&flip=false";
import ruthCastellanos from "drawing:portrait/Ruth Castellanos?hair=bob&hatch=zinc&glasses=true&flip=true";
import kwameAsanteStamp from "drawing:stamp/Kwame Asante";
import leaBrandtStamp from "drawing:stamp/Lea Brandt";
import martinOkaforStamp from "drawing:stamp/Martin Okafor";
import ruthCastellanosStamp from "drawing:stamp/Ruth Castellanos";

export interface Leader {
  /** The box of the sign-off block that is theirs. */
  signsAs: "Drawn" | "Checked" | "Approved" | "Released";
  name: string;
  title: string;
  biography: string;
  portrait: typeof leaBrandt;
  stamp: typeof leaBrandtStamp;
}

/** In the order in which a sheet is signed. */
export const leaders: Leader[] = [
  {
    signsAs: "Drawn",
    name: "Lea Brandt",
    title: "Co-founder, Chief Technology Officer",
    biography:
      "Leads engineering. She wrote the first version of the analyzer that converts units and currencies.",
    portrait: leaBrandt,
    stamp: leaBrandtStamp,
  },
  {
    signsAs: "Checked",
    name: "Kwame Asante",
    title: "VP Product",
    biography:
      "Leads product. He ran quality at a foundry and answered RFQs there. He reads every support message.",
    portrait: kwameAsante,
    stamp: kwameAsanteStamp,
  },
  {
    signsAs: "Approved",
    name: "Ruth Castellanos",
    title: "Co-founder, Chief Executive Officer",
    biography:
      "Leads the company. She bought machined parts for ten years before she co-founded it.",
    portrait: ruthCastellanos,
    stamp: ruthCastellanosStamp,
  },
  {
    signsAs: "Released",
    name: "Martin Okafor",
    title: "Chief Financial Officer",
    biography: "Leads finance. He approves no purchase with fewer than three quotes.",
    portrait: martinOkafor,
    stamp: martinOkaforStamp,
  },
];
