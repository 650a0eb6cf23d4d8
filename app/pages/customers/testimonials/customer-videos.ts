import quotingParts from "drawing:cover/kitebird-video?subject=wire-harness&format=guide";
import threePlants from "drawing:cover/one-gearbox?subject=plant-layout&format=guide";
import exploded from "drawing:exploded";
import housing from "drawing:housing";
import op10 from "drawing:op-10";
import op20 from "drawing:op-20";
import op30 from "drawing:op-30";
import op40 from "drawing:op-40";
import marcusOyelaran from "drawing:portrait/Marcus Oyelaran?hair=crop&hatch=glass&beard=true&glasses=false&flip=false";
import tomaszWieczorek from "drawing:portrait/Tomasz Wieczorek?hair=hat&hatch=iron&glasses=false&flip=false";
import rotor from "drawing:rotor";
import rotorFrame from "drawing:rotor-frame-compact";

type Frame = readonly [seconds: number, drawing: typeof op10, caption: string];

/** The pictures of a storyboard, with what is said over each. */
const storyboard = (...frames: Frame[]) =>
  frames.map(([seconds, drawing, caption]) => ({ seconds, drawing, caption }));

export type CustomerVideo = (typeof customerVideos)[number];

/** The poster is shown before the clip is played. */
export const customerVideos = [
  {
    title: "Quoting 212 parts before first flight",
    company: "Kitebird",
    speaker: "Marcus Oyelaran",
    poster: quotingParts,
    frames: storyboard(
      [6, marcusOyelaran, "I am Marcus. I buy parts for an aircraft that has not flown yet."],
      [6, rotorFrame, "The first flight article had 212 quoted parts. There were two of us."],
      [6, op10, "We forwarded every reply as it came: PDFs, spreadsheets, plain emails."],
      [6, op20, "It put them on one basis: one unit, one currency, freight and duty in."],
      [6, op30, "Where it was not sure it said so, and one of us went to look at the page."],
      [6, rotor, "Every award has a name on it. Mine is on more of them than I remember."],
    ),
  },
  {
    title: "One buyer, three plants",
    company: "Ostrander & Vale",
    speaker: "Tomasz Wieczorek",
    poster: threePlants,
    frames: storyboard(
      [5, tomaszWieczorek, "I am Tomasz. Three plants send me their RFQs, usually on a Friday."],
      [6, exploded, "All three buy the same gearbox. They used to buy it at three prices."],
      [6, housing, "The casting quotes looked alike, until freight was in the same bar."],
      [6, op30, "Approvals go out at once now, not one after the other."],
      [6, op40, "The log shows who chose what, and why. Fridays are quieter."],
    ),
  },
];
