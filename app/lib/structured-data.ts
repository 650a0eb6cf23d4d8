import type {
  BreadcrumbList,
  Event,
  Graph,
  JobPosting,
  Organization,
  Place,
  SoftwareApplication,
  Thing,
  WebSite,
} from "schema-dts";

import { brand } from "#app/content/brand.ts";
import { jobDetails } from "#app/content/job-details.ts";
import { type Job, jobs } from "#app/content/jobs.ts";
import { offices } from "#app/content/offices.ts";
import { plans } from "#app/content/plans.ts";
import { type UpcomingSession, upcomingSessions } from "#app/content/webinars.ts";

import { breadcrumbs } from "./breadcrumbs.ts";
import type { Page } from "./page.ts";
import { socialImage } from "./page-meta.ts";
import { sessionEnd, sessionStart, webinarsPath } from "./webinar-session.ts";
import { isoWithOffset } from "./zoned-time.ts";

const absolute = (path: string) => brand.siteUrl + path;
const organizationId = absolute("/#organization");

/** What a page tells search engines of itself, in schema.org's words. For the prerendered document only. */
export function structuredData(page: Page): Graph {
  return { "@context": "https://schema.org", "@graph": [trail(page), ...ownThings(page)] };
}

function trail(page: Page): BreadcrumbList {
  const crumbs = breadcrumbs(page);
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => {
      const path = to ?? (index === crumbs.length - 1 ? page.path : null);
      return {
        "@type": "ListItem" as const,
        position: index + 1,
        name: label,
        ...(path ? { item: absolute(path) } : {}),
      };
    }),
  };
}

function ownThings(page: Page): Thing[] {
  if (page.article) return [article(page, page.article)];
  const job = jobs.find(({ path }) => path === page.path);
  if (job) return [jobPosting(job)];
  switch (page.path) {
    case "/":
      return [organization(), webSite()];
    case "/company/about":
      return [organization()];
    case "/company/contact":
      return [organizationWithContacts()];
    case "/product":
    case "/pricing":
      return [softwareApplication()];
    case webinarsPath:
      return upcomingSessions.map(webinarEvent);
    default:
      return [];
  }
}

function organization(): Exclude<Organization, string> {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    description: brand.description,
    foundingDate: "2019",
  };
}

function webSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name: brand.name,
    url: absolute("/"),
    inLanguage: "en",
    publisher: { "@id": organizationId },
  };
}

function organizationWithContacts(): Organization {
  return {
    ...organization(),
    contactPoint: [
      ...offices.map(({ city, phone, email }) => ({
        "@type": "ContactPoint" as const,
        name: city,
        contactType: "sales",
        telephone: phone,
        email,
      })),
      { "@type": "ContactPoint", contactType: "customer support", email: brand.mailboxes.support },
    ],
    location: offices.map(({ city }) => placeOf(city)),
  };
}

/** Plans with a price of their own; Enterprise is agreed on, so it is no offer. */
function softwareApplication(): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    name: brand.name,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    url: absolute("/product"),
    description: brand.description,
    provider: { "@id": organizationId },
    offers: plans.flatMap(({ name, description, monthlyPrice }) =>
      monthlyPrice === null
        ? []
        : [
            {
              "@type": "Offer" as const,
              name,
              description,
              url: absolute("/pricing"),
              price: monthlyPrice,
              priceCurrency: "USD",
              priceSpecification: {
                "@type": "UnitPriceSpecification" as const,
                price: monthlyPrice,
                priceCurrency: "USD",
                unitCode: "MON",
              },
            },
          ],
    ),
  };
}

function jobPosting(job: Job): JobPosting {
  const { duties, brings, postedOn } = jobDetails[job.path];
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [job.summary, ...duties, ...brings].map((text) => `<p>${text}</p>`).join(""),
    datePosted: postedOn,
    employmentType: job.type === "Contract" ? "CONTRACTOR" : "FULL_TIME",
    hiringOrganization: { "@id": organizationId, "@type": "Organization", name: brand.name },
    jobLocation: placeOf(job.location),
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: "YEAR",
      },
    },
    url: absolute(job.path),
    directApply: true,
  };
}

function webinarEvent(session: UpcomingSession): Event {
  const { slug, title, description, presenter, timeZone } = session;
  const url = absolute(`${webinarsPath}#${slug}`);
  return {
    "@type": "Event",
    name: title,
    description,
    url,
    startDate: isoWithOffset(sessionStart(session), timeZone),
    endDate: isoWithOffset(sessionEnd(session), timeZone),
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "VirtualLocation", url },
    image: absolute(socialImage(webinarsPath)),
    performer: { "@type": "Person", name: presenter },
    organizer: { "@id": organizationId, "@type": "Organization", name: brand.name },
  };
}

function placeOf(city: string): Place {
  const office = offices.find((candidate) => candidate.city === city);
  if (!office) throw new Error(`There is no office in ${city}.`);
  const [street = "", town = ""] = office.address;
  const [, region, postalCode] = /([A-Z]{2}) (\d{5})$/.exec(town) ?? [];
  return {
    "@type": "Place",
    name: `${brand.name}, ${city}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      ...(region && postalCode
        ? { addressRegion: region, postalCode, addressCountry: "US" }
        : { postalCode: town.replace(`${city} `, ""), addressCountry: "GB" }),
    },
  };
}

function article(
  page: Page,
  { kind, publishedOn, changedOn, author }: NonNullable<Page["article"]>,
) {
  return {
    "@type": kind,
    headline: page.title,
    description: page.description,
    datePublished: publishedOn,
    dateModified: changedOn ?? publishedOn,
    author: author
      ? { "@type": "Person" as const, name: author }
      : { "@type": "Organization" as const, name: brand.name },
    publisher: { "@type": "Organization" as const, "@id": organizationId, name: brand.name },
    mainEntityOfPage: page.path ? absolute(page.path) : "",
    image: absolute(socialImage(page.path)),
    inLanguage: "en",
  } satisfies Thing;
}
