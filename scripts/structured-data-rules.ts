/** What search engines ask of each type, beyond what schema-dts checks when the data is written. */
const required: Record<string, readonly string[]> = {
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  Organization: ["name"],
  WebSite: ["name", "url"],
  SoftwareApplication: ["name", "applicationCategory", "operatingSystem", "offers"],
  Offer: ["name", "price", "priceCurrency", "url"],
  UnitPriceSpecification: ["price", "priceCurrency"],
  BlogPosting: ["headline", "datePublished", "author", "image", "mainEntityOfPage"],
  TechArticle: ["headline", "datePublished", "author", "image", "mainEntityOfPage"],
  Event: ["name", "startDate", "endDate", "location", "eventAttendanceMode", "eventStatus"],
  VirtualLocation: ["url"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  MonetaryAmount: ["currency", "value"],
  QuantitativeValue: ["unitText"],
  Place: ["address"],
  PostalAddress: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
  ContactPoint: ["contactType", "email"],
  Person: ["name"],
};

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

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Problems of the structured data on one page, as its `application/ld+json` texts. */
export function structuredDataProblems(address: string, texts: string[]): string[] {
  const graphs = texts.map((text) => JSON.parse(text) as { "@graph"?: Json[] });
  const things = graphs.flatMap((graph) => graph["@graph"] ?? []);
  const types = things.map((thing) => (thing as { "@type"?: string })["@type"]);
  const wanted = expected.find(([pattern]) => pattern.test(address))?.[1] ?? [];
  return [
    ...["BreadcrumbList", ...wanted]
      .filter((type) => !types.includes(type))
      .map((type) => `says nothing as ${type}: see app/lib/structured-data.ts`),
    ...things.flatMap((thing) => problemsOf(thing, "@graph")),
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
  return [...missing.map((key) => `${at}: ${String(type)} has no ${key}`), ...inner];
}

function textProblems(text: string, at: string): string[] {
  if (/\b(date\w+|startDate|endDate|datePosted)$/.test(at) && Number.isNaN(Date.parse(text))) {
    return [`${at} is no date: ${text}`];
  }
  const isAddress = /\.(url|item|image|logo|mainEntityOfPage)$/.test(at);
  return isAddress && !URL.canParse(text) ? [`${at} is no absolute address: ${text}`] : [];
}
