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

/** One picture of a storyboard, with what is said over it. */
interface VideoFrame {
  seconds: number;
  drawing: typeof op10;
  caption: string;
}

export interface CustomerVideo {
  title: string;
  company: string;
  speaker: string;
  /** Shown before the clip is played. */
  poster: typeof quotingParts;
  frames: VideoFrame[];
}

export const customerVideos: CustomerVideo[] = [
  {
    title: "Quoting 212 parts before first flight",
    company: "Kitebird",
    speaker: "Marcus Oyelaran",
    poster: quotingParts,
    frames: [
      {
        seconds: 6,
        drawing: marcusOyelaran,
        caption: "I am Marcus. I buy parts for an aircraft that has not flown yet.",
      },
      {
        seconds: 6,
        drawing: rotorFrame,
        caption: "The first flight article had 212 quoted parts. There were two of us.",
      },
      {
        seconds: 6,
        drawing: op10,
        caption: "We forwarded every reply as it came: PDFs, spreadsheets, plain emails.",
      },
      {
        seconds: 6,
        drawing: op20,
        caption: "It put them on one basis: one unit, one currency, freight and duty in.",
      },
      {
        seconds: 6,
        drawing: op30,
        caption: "Where it was not sure it said so, and one of us went to look at the page.",
      },
      {
        seconds: 6,
        drawing: rotor,
        caption: "Every award has a name on it. Mine is on more of them than I remember.",
      },
    ],
  },
  {
    title: "One buyer, three plants",
    company: "Ostrander & Vale",
    speaker: "Tomasz Wieczorek",
    poster: threePlants,
    frames: [
      {
        seconds: 5,
        drawing: tomaszWieczorek,
        caption: "I am Tomasz. Three plants send me their RFQs, usually on a Friday.",
      },
      {
        seconds: 6,
        drawing: exploded,
        caption: "All three buy the same gearbox. They used to buy it at three prices.",
      },
      {
        seconds: 6,
        drawing: housing,
        caption: "The casting quotes looked alike, until freight was in the same bar.",
      },
      {
        seconds: 6,
        drawing: op30,
        caption: "Approvals go out at once now, not one after the other.",
      },
      {
        seconds: 6,
        drawing: op40,
        caption: "The log shows who chose what, and why. Fridays are quieter.",
      },
    ],
  },
];
