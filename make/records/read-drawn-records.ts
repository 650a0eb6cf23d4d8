import { isoDate, number, oneOf, text } from "#app/prose/markdown/fields.ts";
import { authorNames } from "#app/site/authors.ts";
import { seriesParts, upcomingSessions } from "#app/site/webinars/webinars.ts";

import { chaptersIn, sectionNamed, sectionsIn, tableIn, valuesIn } from "./read-sections.ts";

const recording = {
  slug: text(),
  part: oneOf(seriesParts.map(({ name }) => name)),
  date: isoDate,
  presenter: oneOf(authorNames),
  durationMinutes: number(),
  views: number(),
  rating: number({ max: 5 }),
  image: text(),
  drawing: text(),
};
const moment = { atMinute: number() };

/** Webinars that were held, each with the places worth going to. */
export function recordings() {
  return chaptersIn("webinars/recordings").map(([head, ...moments]) => ({
    title: head.title,
    description: head.note,
    ...valuesIn(head, recording),
    moments: moments.map((section) => ({
      title: section.title,
      ...valuesIn(section, moment),
      said: section.texts.join(" "),
    })),
  }));
}

const study = {
  id: text(),
  company: text(),
  industry: text(),
  industryPage: text(),
  author: text(),
  authorTitle: text(),
  partCaption: text(),
  part: text(),
  wordmark: text(),
  portrait: text(),
  stamp: text(),
};

const result = {
  metric: text(),
  before: number(),
  after: number(),
  unit: text(),
  told: text(),
  icon: text(),
};

export function caseStudies() {
  return chaptersIn("customers/cases").map(([head, ...under]) => ({
    headline: head.title,
    testimonial: head.note,
    ...valuesIn(head, study),
    challenge: sectionNamed("Challenge", under).texts.join(" "),
    solution: sectionNamed("Solution", under).texts.join(" "),
    results: tableIn(sectionNamed("Results", under), result),
  }));
}

const testimonial = {
  title: text(),
  company: text(),
  industry: text(),
  image: text(),
  stamp: text(),
};

export function testimonials() {
  return sectionsIn("customers/testimonials").map((section) => ({
    author: section.title,
    quote: section.note,
    ...valuesIn(section, testimonial),
  }));
}

const operation = { figure: text(), workCenter: text(), standardTime: text(), stamp: text() };

/** The four steps, as operations on a shop traveler. */
export function operations() {
  return sectionsIn("home/operations").map((section) => ({
    name: section.title,
    text: section.texts.join(" "),
    ...valuesIn(section, operation),
  }));
}

const line = { label: text(), value: text(), share: number() };

/** Each pair of lines shares one scale: the longer one is 100 %. */
export function reasons() {
  return sectionsIn("home/reasons").map((section) => ({
    title: section.title,
    baseline: section.note,
    text: section.texts.join(" "),
    ...valuesIn(section, { figure: text() }),
    pair: tableIn(section, line),
  }));
}

const video = { company: text(), speaker: text(), poster: text() };
const frame = { seconds: number(), drawing: text(), caption: text() };

export function customerVideos() {
  return sectionsIn("customers/videos").map((section) => ({
    title: section.title,
    ...valuesIn(section, video),
    frames: tableIn(section, frame),
  }));
}

const leader = { signsAs: text(), title: text(), portrait: text(), stamp: text() };

/** Those who lead the company, in the order in which a sheet is signed. */
export function leaders() {
  return sectionsIn("company/leaders").map((section) => ({
    name: section.title,
    ...valuesIn(section, leader),
    biography: section.texts.join(" "),
  }));
}

const owned = {
  name: text(),
  about: text(),
  page: text(),
  to: text(),
  drawing: text(),
  manager: oneOf(authorNames),
};

/** By address: what a role owns, what its first 90 days hold, and who it reports to. */
export function roleStarts() {
  const starts = sectionsIn("company/role-starts").map((section) => {
    const { manager, ...part } = valuesIn(section, owned);
    const days = tableIn(section, { until: number(), what: text() });
    const stamp = `drawing:stamp/${manager}`;
    return [section.title, { part, manager, stamp, says: section.note, days }];
  });
  return Object.fromEntries(starts) as object;
}

/**
 * The cover of each session by its slug. The records themselves import no drawing, because calendars are made from them
 * and tests read them without Vite.
 */
export function webinarCovers(): Record<string, string> {
  const covers = upcomingSessions.map(({ slug, coverSubject }) => [
    slug,
    `drawing:cover/${slug}?subject=${coverSubject}&format=webinar`,
  ]);
  return Object.fromEntries(covers) as Record<string, string>;
}
