import cutoverCover from "drawing:cover/off-the-spreadsheet?subject=linkage&format=webinar";
import fourLinesCover from "drawing:cover/four-lines-decide?subject=nested-blanks&format=webinar";
import scorecardCover from "drawing:cover/a-scorecard-they-sign?subject=runout-record&format=webinar";
import unsureCover from "drawing:cover/when-the-reader-is-unsure?subject=cam-timing&format=webinar";
import cutover from "drawing:transcript-cutover";
import pareto from "drawing:transcript-pareto";
import questions from "drawing:transcript-questions";
import scorecard from "drawing:transcript-scorecard";

import type { DrawingFile } from "#app/art/drawing.tsx";

import { brand } from "../brand.ts";
import type { Webinar } from "./webinars.ts";

/** A place in a recording worth going to, and what is said there. */
export interface KeyMoment {
  atMinute: number;
  title: string;
  said: string;
}

export interface Recording extends Webinar {
  durationMinutes: number;
  views: number;
  /** Out of five. */
  rating: number;
  image: DrawingFile;
  /** Each sentence of the moments draws its own part of it. */
  drawing: DrawingFile;
  moments: KeyMoment[];
}

/** The latest first. */
export const recordings: Recording[] = [
  {
    slug: "a-scorecard-they-sign",
    title: "Scorecards both sides agree on",
    description:
      "Six categories on one scale, and a review in which both sides use the same figures.",
    part: "Vendor Management",
    date: "2026-10-14",
    presenter: "Kwame Asante",
    durationMinutes: 48,
    views: 1840,
    rating: 4.8,
    image: scorecardCover,
    drawing: scorecard,
    moments: [
      {
        atMinute: 0,
        title: "Why scores are disputed",
        said: "I ran quality at a casting shop. We were scored by eleven customers in eleven ways, and we could act on two of them.",
      },
      {
        atMinute: 9,
        title: "Use data both sides can see",
        said: "Delivery compares the promised date with the date at the dock. Send both dates to the supplier, so that you talk about the same day.",
      },
      {
        atMinute: 23,
        title: "One late lot in eight",
        said: "Eight lots, one late: 87.5 percent on time. Name the lot. Then the supplier can look up the order and correct the cause.",
      },
      {
        atMinute: 37,
        title: "The review on one page",
        said: "Write one page, signed by both sides, with one action for each. Five actions are rarely finished before the next review.",
      },
    ],
  },
  {
    slug: "four-lines-decide",
    title: "Find where most spend goes",
    description: "How to find the parts that make up most of the spend in a long bill of material.",
    part: "Analytics & Insights",
    date: "2026-09-16",
    presenter: "Martin Okafor",
    durationMinutes: 42,
    views: 2310,
    rating: 4.7,
    image: fourLinesCover,
    drawing: pareto,
    moments: [
      {
        atMinute: 0,
        title: "Sort by annual cost",
        said: "Sort by annual cost, not by unit price. A nine-dollar part at forty thousand a year is three hundred and sixty thousand dollars. It comes first.",
      },
      {
        atMinute: 11,
        title: "Stop at eighty percent",
        said: "Add up the parts from the top until you pass eighty percent of the spend. In this example that takes four parts.",
      },
      {
        atMinute: 20,
        title: "Look at the material yield",
        said: "The supplier now cuts two more blanks from each plate. That lowered the price more than three rounds of negotiation.",
      },
      {
        atMinute: 33,
        title: "Accept the small prices",
        said: "The other two hundred parts cost less than the time to negotiate them. Award them at the quoted price.",
      },
    ],
  },
  {
    slug: "when-the-reader-is-unsure",
    title: "Answer the analyzer's questions",
    description: "Why the analyzer asks about a value, and how to answer.",
    part: "AI & Automation",
    date: "2026-08-19",
    presenter: "Lea Brandt",
    durationMinutes: 36,
    views: 1525,
    rating: 4.9,
    image: unsureCover,
    drawing: questions,
    moments: [
      {
        atMinute: 0,
        title: "A price without a unit",
        said: "The quote says forty-two dollars. Is that each, or per hundred? The page does not say, so the analyzer asks.",
      },
      {
        atMinute: 8,
        title: "Pounds and kilograms",
        said: "This column has no heading. If you take kilograms for pounds, every weight is wrong by a factor of 2.2.",
      },
      {
        atMinute: 17,
        title: "Answer a question",
        said: "You see that part of the page and choose the value. Your name and your choice go into the record.",
      },
      {
        atMinute: 29,
        title: "What an open question does",
        said: "A quote with an open question is ranked, but its score is provisional. Answer the question before you award.",
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
    drawing: cutover,
    moments: [
      {
        atMinute: 0,
        title: "Start from the workbook",
        said: "I maintained a workbook like this for years. Each odd formula in it was there because a supplier had surprised me.",
      },
      {
        atMinute: 14,
        title: "Write down its rules",
        said: "Before you move a tab, write its rules as sentences. If you cannot, keep that tab and move it last.",
      },
      {
        atMinute: 28,
        title: "Four weeks side by side",
        said: `Run both for four weeks. Where they disagree, find out which one is wrong. Here ${brand.name} was wrong twice, the workbook nine times.`,
      },
      {
        atMinute: 44,
        title: "Keep the old file",
        said: "Then make the file read-only, with a date in its name. Do not delete it: an auditor may ask for it.",
      },
    ],
  },
];
