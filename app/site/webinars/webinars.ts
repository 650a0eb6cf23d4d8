import type { CoverSubject } from "#app/art/covers/cover-subjects.ts";
import type { IsoDate } from "#app/format/format-date.ts";

import type { AuthorName } from "../authors.ts";
import { published } from "../published.ts";
import sessions from "./sessions.json" with { type: "json" };

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

/** The next one first. */
export const upcomingSessions = published(sessions).toSorted((a, b) =>
  a.date.localeCompare(b.date),
);
