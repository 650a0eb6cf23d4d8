import templateFiles from "downloads:templates";

import { buildDay } from "#app/site/build-day.ts";
import { brand } from "#app/site/brand.ts";
import { templates } from "#app/site/templates.ts";
import { type Recording, recordings } from "#app/site/webinars/webinar-recordings.ts";
import {
  seriesParts,
  type UpcomingSession,
  upcomingSessions,
} from "#app/site/webinars/webinars.ts";

import { fileSizeText } from "#app/format/file-size.ts";
import { formatDate } from "#app/format/format-date.ts";
import { featuredChecklist, guideSummaries, type GuideSummary } from "#app/prose/guides.server.ts";
import { clockTime } from "#app/site/webinars/session-times.ts";
import {
  durationMinutes,
  hasPassed,
  sessionCalendar,
  webinarsPath,
} from "#app/site/webinars/webinar-session.ts";

/** What the flat file holds, drawer by drawer. Sizes and page counts are those of the files. */
export function resourceIndex() {
  return {
    guides: [featuredChecklist(), ...guideSummaries()].map(guideLine),
    templates: templates.map(templateLine),
    sessions: upcomingSessions.map(sessionLine),
    recordings: recordings.map(recordingLine),
    series: seriesParts.map(({ name }) => name),
  };
}

function guideLine(guide: GuideSummary, index: number) {
  const { title, description, path, category, level, pages, readMinutes, cover } = guide;
  return {
    number: lineNumber("G", index),
    title,
    about: description,
    to: path,
    cover,
    facts: [`${category}, ${level.toLowerCase()}`, `${pages} pages, ${readMinutes} min to read`],
    file: {
      href: guide.pdfHref,
      fileName: guide.pdfFileName,
      kind: `PDF, ${fileSizeText(guide.sizeBytes)}`,
    },
  };
}

function templateLine(template: (typeof templates)[number], index: number) {
  const { slug, name, description, contains, format, href, fileName } = template;
  const file = templateFiles[slug];
  if (!file) throw new Error(`The template ${slug} has no file.`);
  return {
    number: lineNumber("T", index),
    title: name,
    about: description,
    contains,
    isWorkbook: format === "xlsx",
    file: { href, fileName, kind: `${format.toUpperCase()}, ${fileSizeText(file.sizeBytes)}` },
  };
}

function sessionLine(session: UpcomingSession, index: number) {
  const { title, description, date, time, slug } = session;
  return {
    number: lineNumber("W", index),
    title,
    about: description,
    to: placeOfWebinar(slug),
    facts: [
      hasPassed(session, buildDay) ? `Passed, ${formatDate(date)}` : formatDate(date),
      `${clockTime(time)}, New York`,
      `${durationMinutes(session)} min`,
    ],
    file: {
      href: sessionCalendar(session),
      fileName: `${brand.slug}-${slug}.ics`,
      kind: "Calendar file",
    },
  };
}

/** Numbered after the sessions. */
function recordingLine({ slug, title, date, durationMinutes, moments }: Recording, index: number) {
  return {
    number: lineNumber("W", upcomingSessions.length + index),
    title,
    to: placeOfWebinar(slug),
    facts: [
      `Recorded ${formatDate(date)}`,
      `${durationMinutes} min, ${moments.length} key moments`,
    ],
  };
}

function placeOfWebinar(slug: string): `/resources/webinars#${string}` {
  return `${webinarsPath}#${slug}`;
}

/** `G-01`: the drawer, and the place in it. */
function lineNumber(drawer: string, index: number): string {
  return `${drawer}-${String(index + 1).padStart(2, "0")}`;
}
