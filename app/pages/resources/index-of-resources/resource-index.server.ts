import covers from "covers:webinars";
import docsParts from "docs:parts";
import templateFiles from "downloads:templates";

import type { DrawingFile } from "#app/art/drawing.tsx";
import { fileSizeText } from "#app/format/file-size.ts";
import {
  featuredChecklist,
  guideChapters,
  guideSummaries,
  type GuideSummary,
} from "#app/prose/guides.server.ts";
import { brand } from "#app/site/brand.ts";
import { templates } from "#app/site/templates.ts";
import { type Recording, recordings } from "#app/site/webinars/webinar-recordings.ts";
import {
  durationMinutes,
  sessionCalendar,
  webinarsPath,
} from "#app/site/webinars/webinar-session.ts";
import {
  seriesParts,
  type UpcomingSession,
  upcomingSessions,
} from "#app/site/webinars/webinars.ts";
import type { SiteAddress } from "#app/ui/site-link.tsx";

export type ResourceType = "Guide" | "Checklist" | "Template" | "Session" | "Recording";

/** One line of the register. */
export interface ResourceLine {
  /** `G-01`: the drawer, and the place in it. */
  number: string;
  type: ResourceType;
  title: string;
  about: string;
  /** Null where it is a file alone. */
  to: SiteAddress | null;
  minutes: number | null;
  /** Of its latest revision, or the day on which a webinar is held. */
  date: string;
  /** Chapters, sheets, agenda or key moments. */
  contains: readonly string[];
  cover: DrawingFile | null;
  /** Its size is that of the file. */
  file: { href: string; fileName: string; kind: string } | null;
}

/** The flat file, line by line. */
export function resourceIndex() {
  return {
    lines: [
      ...[featuredChecklist(), ...guideSummaries()].map(guideLine),
      ...templates.map(templateLine),
      ...upcomingSessions.map(sessionLine),
      ...recordings.map(recordingLine),
    ],
    series: seriesParts.map(({ name }) => name),
    docsCount: docsParts.length,
  };
}

function guideLine(guide: GuideSummary, index: number): ResourceLine {
  const { kind, title, description, path, readMinutes, updated, cover } = guide;
  return {
    number: lineNumber("G", index),
    type: kind === "checklist" ? "Checklist" : "Guide",
    title,
    about: description,
    to: path,
    minutes: readMinutes,
    date: updated,
    contains: guideChapters(guide.slug),
    cover,
    file: {
      href: guide.pdfHref,
      fileName: guide.pdfFileName,
      kind: `PDF, ${fileSizeText(guide.sizeBytes)}`,
    },
  };
}

function templateLine(template: (typeof templates)[number], index: number): ResourceLine {
  const { slug, name, description, contains, format, href, fileName, updated } = template;
  const file = templateFiles[slug];
  if (!file) throw new Error(`The template ${slug} has no file.`);
  return {
    number: lineNumber("T", index),
    type: "Template",
    title: name,
    about: description,
    to: null,
    minutes: null,
    date: updated,
    contains,
    cover: null,
    file: { href, fileName, kind: `${format.toUpperCase()}, ${fileSizeText(file.sizeBytes)}` },
  };
}

function sessionLine(session: UpcomingSession, index: number): ResourceLine {
  const { title, description, date, slug } = session;
  return {
    number: lineNumber("W", index),
    type: "Session",
    title,
    about: description,
    to: placeOfWebinar(slug),
    minutes: durationMinutes(session),
    date,
    contains: session.agenda.map(({ what }) => what),
    cover: covers[slug] ?? null,
    file: {
      href: sessionCalendar(session),
      fileName: `${brand.slug}-${slug}.ics`,
      kind: "Calendar file",
    },
  };
}

/** Numbered after the sessions. */
function recordingLine(recording: Recording, index: number): ResourceLine {
  const { slug, title, description, date, durationMinutes: minutes, image } = recording;
  return {
    number: lineNumber("W", upcomingSessions.length + index),
    type: "Recording",
    title,
    about: description,
    to: placeOfWebinar(slug),
    minutes,
    date,
    contains: recording.moments.map(({ title }) => title),
    cover: image,
    file: null,
  };
}

function placeOfWebinar(slug: string): `/resources/webinars#${string}` {
  return `${webinarsPath}#${slug}`;
}

function lineNumber(drawer: string, index: number): string {
  return `${drawer}-${String(index + 1).padStart(2, "0")}`;
}
