import bracket from "drawing:bracket";
import cutoverCover from "drawing:cover/off-the-spreadsheet?subject=linkage&format=webinar";
import fourLinesCover from "drawing:cover/four-lines-decide?subject=nested-blanks&format=webinar";
import scorecardCover from "drawing:cover/a-scorecard-they-sign?subject=runout-record&format=webinar";
import unsureCover from "drawing:cover/when-the-reader-is-unsure?subject=cam-timing&format=webinar";
import dialIndicator from "drawing:dial-indicator";
import exploded from "drawing:exploded";
import housing from "drawing:housing";
import nestedPlate from "drawing:nested-plate";
import op10 from "drawing:op-10";
import op20 from "drawing:op-20";
import op30 from "drawing:op-30";
import op40 from "drawing:op-40";
import packageTree from "drawing:package-tree";
import plantPlans from "drawing:plant-plans-compact";
import redlinedSheet from "drawing:redlined-sheet";

import type { Webinar } from "./webinars.ts";

/** A place in a recording worth going to: its picture, and what is said there. */
export interface KeyMoment {
  atMinute: number;
  title: string;
  drawing: typeof bracket;
  said: string;
}

export interface Recording extends Webinar {
  durationMinutes: number;
  views: number;
  /** Out of five. */
  rating: number;
  image: typeof bracket;
  moments: KeyMoment[];
}

/** The latest first. */
export const recordings: Recording[] = [
  {
    slug: "a-scorecard-they-sign",
    title: "A scorecard the supplier would sign",
    description:
      "Six categories on one scale, and a review in which both sides use the same figures.",
    part: "Vendor Management",
    date: "2026-10-14",
    presenter: "Kwame Asante",
    durationMinutes: 48,
    views: 1840,
    rating: 4.8,
    image: scorecardCover,
    moments: [
      {
        atMinute: 0,
        title: "Whose score is it?",
        drawing: housing,
        said: "I ran quality at a casting shop. We were scored by eleven customers in eleven ways, and we could act on two of them.",
      },
      {
        atMinute: 9,
        title: "Count what both can count",
        drawing: dialIndicator,
        said: "Delivery is promised date against dock date. If only one of us can see the dock date, we are arguing about two different days.",
      },
      {
        atMinute: 23,
        title: "One late lot in eight",
        drawing: redlinedSheet,
        said: "Eight lots, one late: 87.5 percent on time. Say which lot. A percentage nobody can trace will be argued about, not improved.",
      },
      {
        atMinute: 37,
        title: "The review, in one page",
        drawing: op40,
        said: "One page, both names at the bottom, one action each. If you leave with five actions you leave with none.",
      },
    ],
  },
  {
    slug: "four-lines-decide",
    title: "Four lines decide the year",
    description: "How to find the parts that make up most of the spend in a long bill of material.",
    part: "Analytics & Insights",
    date: "2026-09-16",
    presenter: "Martin Okafor",
    durationMinutes: 42,
    views: 2310,
    rating: 4.7,
    image: fourLinesCover,
    moments: [
      {
        atMinute: 0,
        title: "Sort by annual cost",
        drawing: exploded,
        said: "Not by unit price. A nine-dollar part at forty thousand a year is three hundred and sixty thousand dollars. It goes on top.",
      },
      {
        atMinute: 11,
        title: "Draw the line",
        drawing: packageTree,
        said: "Add from the top until you pass eighty percent, then stop. On most packages that is fewer lines than there are people in this call.",
      },
      {
        atMinute: 20,
        title: "What yield hides",
        drawing: nestedPlate,
        said: "Two blanks more out of one plate changed this price more than three rounds of negotiation had.",
      },
      {
        atMinute: 33,
        title: "Leave the tail alone",
        drawing: op20,
        said: "The last two hundred lines together cost less than the meeting about them. Award them and go home.",
      },
    ],
  },
  {
    slug: "when-the-reader-is-unsure",
    title: "What to do when the reader is unsure",
    description: "Confidence marks on a quote: what causes one, and how to answer it.",
    part: "AI & Automation",
    date: "2026-08-19",
    presenter: "Lea Brandt",
    durationMinutes: 36,
    views: 1525,
    rating: 4.9,
    image: unsureCover,
    moments: [
      {
        atMinute: 0,
        title: "A price without a unit",
        drawing: bracket,
        said: "Forty-two dollars. Each, or per hundred? The page does not say, so the reader must not say either. It asks.",
      },
      {
        atMinute: 8,
        title: "Pounds and kilograms",
        drawing: op10,
        said: "The first argument we settled was off by a factor of 2.2. Nobody was careless. The column had no heading.",
      },
      {
        atMinute: 17,
        title: "Settling a mark",
        drawing: redlinedSheet,
        said: "You see the crop of the page, you choose, and your name goes into the record beside the choice.",
      },
      {
        atMinute: 29,
        title: "Never round a doubt away",
        drawing: op30,
        said: "A score with an open mark stays provisional. It may rank, it may not award.",
      },
    ],
  },
  {
    slug: "off-the-spreadsheet",
    title: "Off the spreadsheet in one quarter",
    description: "How three plants replaced a workbook with nineteen tabs, and in which order.",
    part: "Digital Transformation",
    date: "2026-07-15",
    presenter: "Ruth Castellanos",
    durationMinutes: 55,
    views: 3120,
    rating: 4.6,
    image: cutoverCover,
    moments: [
      {
        atMinute: 0,
        title: "Respect the workbook",
        drawing: plantPlans,
        said: "I kept the spreadsheet everyone was told not to touch. Every odd formula in it was a supplier who had surprised me once.",
      },
      {
        atMinute: 14,
        title: "Write down what it knew",
        drawing: packageTree,
        said: "Before you move a tab, write its rules as sentences. If nobody can, that tab is the first you keep and the last you move.",
      },
      {
        atMinute: 28,
        title: "Four weeks side by side",
        drawing: op20,
        said: "Run both for four weeks. Where they disagree, find out which one is wrong. Ours was wrong twice, the workbook nine times.",
      },
      {
        atMinute: 44,
        title: "Lock it, keep it",
        drawing: op40,
        said: "Then make the file read-only, with a date in its name. Do not delete it. Auditors are fond of it, and so am I.",
      },
    ],
  },
];
