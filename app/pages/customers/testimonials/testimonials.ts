import danaWhitlock from "drawing:portrait/Dana Whitlock?hair=tail&hatch=titanium&glasses=true&flip=true&zoom=2";
import elenaMarchetti from "drawing:portrait/Elena Marchetti?hair=part&hatch=steel&glasses=true&flip=true";
import kenNakamura from "drawing:portrait/Ken Nakamura?hair=curl&hatch=zinc&glasses=false&flip=false";
import marcusOyelaran from "drawing:portrait/Marcus Oyelaran?hair=crop&hatch=glass&beard=true&glasses=false&flip=false";
import priyaRaman from "drawing:portrait/Priya Raman?hair=bun&hatch=board&glasses=true&flip=true";
import tomaszWieczorek from "drawing:portrait/Tomasz Wieczorek?hair=hat&hatch=iron&glasses=false&flip=false";
import danaWhitlockStamp from "drawing:stamp/Dana Whitlock";
import elenaMarchettiStamp from "drawing:stamp/Elena Marchetti";
import kenNakamuraStamp from "drawing:stamp/Ken Nakamura";
import marcusOyelaranStamp from "drawing:stamp/Marcus Oyelaran";
import priyaRamanStamp from "drawing:stamp/Priya Raman";
import tomaszWieczorekStamp from "drawing:stamp/Tomasz Wieczorek";

export interface Testimonial {
  quote: string;
  author: string;
  title: string;
  company: string;
  industry: string;
  /** Portrait in section; the hatch of the jacket stands for the industry. */
  image: typeof danaWhitlock;
  stamp: typeof danaWhitlockStamp;
}

/** Set large at the head of the page. */
export const leadTestimonial: Testimonial = {
  quote:
    "I have bought turned parts for nineteen years. This is the first software that reads a quote the way I do: unit price last, notes first.",
  author: "Dana Whitlock",
  title: "Senior Buyer",
  company: "Halvard Aerospace",
  industry: "Aerospace",
  image: danaWhitlock,
  stamp: danaWhitlockStamp,
};

/** With the lead, the six of the specification. */
export const furtherTestimonials: Testimonial[] = [
  {
    quote:
      "Our first flight article had 212 quoted parts. Two of us did it. I would not have signed for that in a spreadsheet.",
    author: "Marcus Oyelaran",
    title: "Sourcing Manager",
    company: "Kitebird",
    industry: "eVTOL",
    image: marcusOyelaran,
    stamp: marcusOyelaranStamp,
  },
  {
    quote:
      "It caught a reel quoted per thousand against a bid quoted each. That one line paid for the year.",
    author: "Priya Raman",
    title: "VP Operations",
    company: "Tessel Boards",
    industry: "Electronics",
    image: priyaRaman,
    stamp: priyaRamanStamp,
  },
  {
    quote:
      "The confidence column is the honest part. When it is not sure, it says so, and I go look at page two.",
    author: "Tomasz Wieczorek",
    title: "Purchasing Lead",
    company: "Ostrander & Vale",
    industry: "Discrete manufacturing",
    image: tomaszWieczorek,
    stamp: tomaszWieczorekStamp,
  },
  {
    quote:
      "The auditor asked who approved an award from last year and why. I turned the laptop around. That was the audit.",
    author: "Elena Marchetti",
    title: "Compliance Officer",
    company: "Palisade Defense",
    industry: "Defense",
    image: elenaMarchetti,
    stamp: elenaMarchettiStamp,
  },
  {
    quote:
      "I finally see freight and duty before the invoice arrives. Landed cost stopped being a surprise.",
    author: "Ken Nakamura",
    title: "Plant Controller",
    company: "Corvane Rotors",
    industry: "Discrete manufacturing",
    image: kenNakamura,
    stamp: kenNakamuraStamp,
  },
];
