/** What search engines ask of each type. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  SoftwareApplication: ["name", "applicationCategory", "operatingSystem", "offers"],
  Offer: ["name", "price", "priceCurrency", "url"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  BlogPosting: ["headline", "datePublished", "author", "image", "mainEntityOfPage"],
  TechArticle: ["headline", "datePublished", "author", "image", "mainEntityOfPage"],
  Event: ["name", "startDate", "endDate", "location", "eventAttendanceMode", "eventStatus"],
  VirtualLocation: ["url"],
  JobPosting: [
    "title",
    "description",
    "identifier",
    "datePosted",
    "validThrough",
    "hiringOrganization",
    "jobLocation",
  ],
  PropertyValue: ["name", "value"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  MonetaryAmount: ["currency", "value"],
  QuantitativeValue: ["unitText"],
  Place: ["address"],
  PostalAddress: ["addressLocality", "addressCountry"],
  ContactPoint: ["contactType", "email"],
  Person: ["name"],
};

/** What would be untrue: one applies by the contact form. */
const untrue: Record<string, readonly string[]> = { JobPosting: ["directApply"] };

/** Types that an address must carry, besides its breadcrumbs. The first pattern that fits decides. */
const expected: readonly [RegExp, readonly string[]][] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/(product|pricing)$/, ["SoftwareApplication"]],
  [/^\/company\/about$/, ["Organization"]],
  [/^\/company\/contact$/, ["Organization"]],
  [/^\/company\/careers\/./, ["JobPosting"]],
  [/^\/resources\/blog\/(?!page\/)./, ["BlogPosting"]],
  [/^\/resources\/guides\/./, ["TechArticle"]],
  [/^\/resources\/docs/, ["TechArticle"]],
  [/^\/resources\/webinars$/, ["Event"]],
];

type Json = string | number | boolean | null | Json[] | Thing;
interface Thing {
  [key: string]: Json;
}

/** What a visitor reads on the page that its data must say too. */
export interface Shown {
  /** Names of the breadcrumbs that lead somewhere, and of the page itself. */
  crumbs: string[];
  questions: string[];
}

/** Problems of the structured data on one page, as its `application/ld+json` texts. */
export function structuredDataProblems(address: string, texts: string[], shown: Shown): string[] {
  const graphs = texts.map((text) => JSON.parse(text) as { "@graph"?: Json[] });
  const things = graphs.flatMap((graph) => graph["@graph"] ?? []).filter(isThing);
  const types = things.map((thing) => thing["@type"]);
  const wanted = [
    ...(address === "/" ? [] : ["BreadcrumbList"]),
    ...(expected.find(([pattern]) => pattern.test(address))?.[1] ?? []),
    ...(shown.questions.length > 0 ? ["FAQPage"] : []),
  ];
  return [
    ...wanted
      .filter((type) => !types.includes(type))
      .map((type) => `says nothing as ${type}: see app/page/structured-data.ts`),
    ...things.flatMap((thing) => problemsOf(thing, "@graph")),
    ...things.flatMap((thing) => {
      if (thing["@type"] === "BreadcrumbList") return trailProblems(thing, shown.crumbs);
      return thing["@type"] === "FAQPage" ? questionProblems(thing, shown.questions) : [];
    }),
  ];
}

const isThing = (value: Json): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The things in a list, such as the steps of a trail. */
const listed = (value: Json | undefined): Thing[] =>
  Array.isArray(value) ? value.filter(isThing) : [];

function trailProblems(trail: Thing, shown: string[]): string[] {
  const steps = listed(trail["itemListElement"]);
  const names = steps.map(({ name }) => name);
  const items = steps.map(({ item }) => item);
  return [
    steps.length < 2 && "BreadcrumbList leads from nowhere: it needs two levels",
    steps.some(({ position }, index) => position !== index + 1) &&
      "BreadcrumbList does not count its levels from 1",
    new Set(items).size !== items.length && "BreadcrumbList names an address twice",
    names.join() !== shown.join() &&
      `BreadcrumbList says ${names.join(" > ")}, the page shows ${shown.join(" > ")}`,
  ].filter((problem) => problem !== false);
}

function questionProblems(faq: Thing, shown: string[]): string[] {
  const said = listed(faq["mainEntity"]).map(({ name }) => String(name));
  return [
    ...shown.filter((question) => !said.includes(question)).map((q) => `FAQPage lacks “${q}”`),
    ...said
      .filter((question) => !shown.includes(question))
      .map((q) => `FAQPage has “${q}”, which the page does not show`),
  ];
}

function problemsOf(value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => problemsOf(item, `${at}[${i}]`));
  if (typeof value === "string") return textProblems(value, at);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, ...rest } = value;
  const inner = Object.entries(rest).flatMap(([key, item]) => problemsOf(item, `${at}.${key}`));
  if (type === undefined) return "@id" in value ? inner : [`${at} has no @type`, ...inner];
  const asked = required[String(type)];
  if (!asked) return [`${at}: ${String(type)} is not among the types of this site`, ...inner];
  const missing = asked.filter((key) => value[key] === undefined || value[key] === "");
  const claimed = (untrue[String(type)] ?? []).filter((key) => key in value);
  return [
    ...missing.map((key) => `${at}: ${String(type)} has no ${key}`),
    ...claimed.map((key) => `${at}: ${String(type)} claims ${key}`),
    ...inner,
  ];
}

function textProblems(text: string, at: string): string[] {
  if (/\b(date\w+|startDate|endDate|validThrough)$/.test(at) && Number.isNaN(Date.parse(text))) {
    return [`${at} is no date: ${text}`];
  }
  if (at.endsWith(".validThrough") && Date.parse(text) < Date.now()) {
    return [`${at} is over: ${text}`];
  }
  const isAddress = /\.(url|item|image|logo|mainEntityOfPage)$/.test(at);
  return isAddress && !URL.canParse(text) ? [`${at} is no absolute address: ${text}`] : [];
}
