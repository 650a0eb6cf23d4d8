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
      "Wrote the first normalizer to settle an argument about pounds and kilograms. She was right, by a factor of 2.2.",
    portrait: leaBrandt,
    stamp: leaBrandtStamp,
  },
  {
    signsAs: "Checked",
    name: "Kwame Asante",
    title: "VP Product",
    biography:
      "Ran quality at a casting shop, on the side of the desk that has to answer the RFQ. He reads every support thread.",
    portrait: kwameAsante,
    stamp: kwameAsanteStamp,
  },
  {
    signsAs: "Approved",
    name: "Ruth Castellanos",
    title: "Co-founder, Chief Executive Officer",
    biography:
      "Bought machined parts for a decade and kept the spreadsheet everyone else was told not to touch.",
    portrait: ruthCastellanos,
    stamp: ruthCastellanosStamp,
  },
  {
    signsAs: "Released",
    name: "Martin Okafor",
    title: "Chief Financial Officer",
    biography:
      "Asks what it costs on the dock. Will not approve a purchase that has fewer than three quotes, ours included.",
    portrait: martinOkafor,
    stamp: martinOkaforStamp,
  },
];
