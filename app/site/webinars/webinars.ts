import type { CoverSubject } from "#app/art/covers/cover-subjects.ts";
import type { IsoDate } from "#app/format/format-date.ts";

import type { AuthorName } from "../authors.ts";
import { published } from "../published.ts";

export type SeriesPart =
  | "AI & Automation"
  | "Vendor Management"
  | "Analytics & Insights"
  | "Risk & Compliance"
  | "Cost Optimization"
  | "Digital Transformation";

/** The series in the order of its parts. */
export const seriesParts: { name: SeriesPart; about: string }[] = [
  {
    name: "AI & Automation",
    about: "What software can read in a quote by itself, and when it has to ask.",
  },
  {
    name: "Vendor Management",
    about: "Scorecards that suppliers accept, and how to discuss a bad score.",
  },
  {
    name: "Analytics & Insights",
    about: "How to find the few parts that make up most of the spend.",
  },
  {
    name: "Risk & Compliance",
    about: "Flow-downs, certificates, and how to hold an order until they arrive.",
  },
  {
    name: "Cost Optimization",
    about: "The landed cost of one part from three countries, line by line.",
  },
  { name: "Digital Transformation", about: "How to move from a spreadsheet and keep its rules." },
];

export interface AgendaItem {
  minutes: number;
  what: string;
}

/** What a session and a recording have in common. */
export interface Webinar {
  slug: string;
  title: string;
  description: string;
  part: SeriesPart;
  /** Where it is held. It stays until somebody moves it. */
  date: IsoDate;
  presenter: AuthorName;
}

export interface UpcomingSession extends Webinar {
  /** Nobody sees it yet. */
  draft?: true;
  /** What its cover shows. */
  coverSubject: CoverSubject;
  /** On the clock of its time zone, as 13:00. */
  time: `${number}:${number}`;
  timeZone: "America/New_York";
  /** The duration is their sum. */
  agenda: AgendaItem[];
  attendees: number;
  /** Held live; the others are first showings, with the presenter in the chat. */
  isLive: boolean;
  /** When day, time or text was last changed: a calendar takes the newer entry of a session, so a change needs a new one. */
  changedAt: `${IsoDate}T${string}Z`;
}

const sessions: UpcomingSession[] = [
  {
    slug: "reading-quotes-with-a-machine",
    coverSubject: "three-view",
    title: "How software reads quotes, and how to check it",
    description:
      "We analyze nine supplier replies to one RFQ live: what the analyzer finds by itself, what it marks as unsure, and how a buyer answers its questions.",
    part: "AI & Automation",
    date: "2026-11-19",
    time: "13:00",
    timeZone: "America/New_York",
    agenda: [
      { minutes: 5, what: "The RFQ and its nine replies" },
      { minutes: 20, what: "The analyzer reads them" },
      { minutes: 15, what: "We answer its questions" },
      { minutes: 20, what: "Your questions" },
    ],
    presenter: "Lea Brandt",
    attendees: 418,
    isLive: true,
    changedAt: "2026-10-15T15:00:00Z",
  },
  {
    slug: "landed-cost-line-by-line",
    coverSubject: "tolerance-stack",
    title: "Landed cost, line by line",
    description:
      "One machined bracket from three countries. We add freight, duty, tooling and payment terms one at a time and see how the ranking changes.",
    part: "Cost Optimization",
    date: "2026-12-09",
    time: "11:00",
    timeZone: "America/New_York",
    agenda: [
      { minutes: 10, what: "Three quotes as received" },
      { minutes: 20, what: "Freight, duty, tooling" },
      { minutes: 15, what: "Questions in the chat" },
    ],
    presenter: "Martin Okafor",
    attendees: 263,
    isLive: false,
    changedAt: "2026-10-15T15:00:00Z",
  },
  {
    slug: "flow-downs-without-tears",
    coverSubject: "bolted-flange",
    title: "Flow-downs, step by step",
    description:
      "Which clauses go with the purchase order, which certificates must come back, and how to hold an order without stopping production.",
    part: "Risk & Compliance",
    date: "2027-01-12",
    time: "14:00",
    timeZone: "America/New_York",
    agenda: [
      { minutes: 10, what: "Which clauses to pass on" },
      { minutes: 15, what: "Certificates to ask for" },
      { minutes: 15, what: "When to hold an order" },
      { minutes: 10, what: "Questions in the chat" },
    ],
    presenter: "Kwame Asante",
    attendees: 187,
    isLive: false,
    changedAt: "2026-10-15T15:00:00Z",
  },
];

/** The next one first. */
export const upcomingSessions = published(sessions).toSorted((a, b) =>
  a.date.localeCompare(b.date),
);
