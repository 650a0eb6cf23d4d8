import pricingQuestions from "records:pricing/questions";
import securityDomains from "records:security/answers";

import { isoWithOffset } from "#app/format/zoned-time.ts";
import { brand } from "#app/site/brand.ts";
import { buildDay } from "#app/site/build-day.ts";
import { type Job, jobs } from "#app/site/careers/jobs.ts";
import { plans } from "#app/site/plans/plans.ts";
import {
  hasPassed,
  sessionEnd,
  sessionStart,
  webinarsPath,
} from "#app/site/webinars/webinar-session.ts";
import { type UpcomingSession, upcomingSessions } from "#app/site/webinars/webinars.ts";

import { breadcrumbs } from "./breadcrumbs.ts";
import { socialImage } from "./page-meta.ts";
import type { Page } from "./page.ts";
import {
  absolute,
  organization,
  organizationId,
  organizationWithContacts,
  placeOf,
  type Thing,
  webSite,
} from "./structured-data/organization.ts";

/** What a page tells search engines of itself, in schema.org's words. For the prerendered document only. */
export function structuredData(page: Page, builtAt: Date) {
  return {
    "@context": "https://schema.org",
    "@graph": [...trail(page), ...ownThings(page, builtAt)],
  };
}

/** Only what stands at an address of its own may be in it, so a section without a page is left out. Home has no trail. */
function trail(page: Page): Thing[] {
  if (page.path === "/" || page.path === null) return [];
  const steps = [
    ...breadcrumbs(page).flatMap(({ label, to }) => (to ? [{ label, to }] : [])),
    { label: page.name, to: page.path },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ label, to }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absolute(to),
      })),
    },
  ];
}

function ownThings(page: Page, builtAt: Date): Thing[] {
  if (page.article) return [article(page, page.article)];
  const job = jobs.find(({ path }) => path === page.path);
  if (job) return [jobPosting(job, builtAt)];
  switch (page.path) {
    case "/":
      return [organization(), webSite()];
    case "/company/about":
      return [organization()];
    case "/company/contact":
      return [organizationWithContacts()];
    case "/product":
      return [softwareApplication()];
    case "/pricing":
      return [softwareApplication(), faqPage(pricingAnswers())];
    case "/security":
      return [faqPage(securityAnswerTexts())];
    case webinarsPath:
      return upcomingSessions.filter((each) => !hasPassed(each, buildDay)).map(webinarEvent);
    default:
      return [];
  }
}

function article(page: Page, { kind, publishedOn, author }: NonNullable<Page["article"]>): Thing {
  return {
    "@type": kind,
    headline: page.title,
    description: page.description,
    datePublished: publishedOn,
    dateModified: publishedOn,
    author: author
      ? { "@type": "Person", name: author }
      : { "@type": "Organization", name: brand.name },
    publisher: { "@type": "Organization", "@id": organizationId, name: brand.name },
    mainEntityOfPage: page.path ? absolute(page.path) : "",
    image: absolute(socialImage(page.path)),
    inLanguage: "en",
  };
}

function webinarEvent(session: UpcomingSession): Thing {
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

interface AnsweredQuestion {
  question: string;
  /** The words that the page shows below the question. */
  answer: string;
}

function faqPage(questions: AnsweredQuestion[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function pricingAnswers(): AnsweredQuestion[] {
  return pricingQuestions.map(({ question, answer }) => ({
    question,
    answer: answer.map((part) => (typeof part === "string" ? part : part.label)).join(""),
  }));
}

function securityAnswerTexts(): AnsweredQuestion[] {
  return securityDomains.flatMap(({ answers }) =>
    answers.map(({ question, answer, text }) => ({ question, answer: `${answer}. ${text}` })),
  );
}

/** Plans with a price of their own; Enterprise is agreed on, so it is no offer. */
function softwareApplication(): Thing {
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
              "@type": "Offer",
              name,
              description,
              url: absolute("/pricing"),
              price: monthlyPrice,
              priceCurrency: "USD",
              priceSpecification: {
                "@type": "UnitPriceSpecification",
                price: monthlyPrice,
                priceCurrency: "USD",
                unitCode: "MON",
              },
            },
          ],
    ),
  };
}

const openForDays = 90;

/** A role that is listed is open, so each build renews how long it stays so; left alone, it lapses. */
function jobPosting(job: Job, builtAt: Date): Thing {
  const openUntil = new Date(builtAt.getTime() + openForDays * 24 * 60 * 60 * 1000);
  const { duties, brings, postedOn } = job;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: [job.summary, ...duties, ...brings].map((text) => `<p>${text}</p>`).join(""),
    identifier: {
      "@type": "PropertyValue",
      name: brand.name,
      value: job.path.slice(job.path.lastIndexOf("/") + 1),
    },
    datePosted: postedOn,
    validThrough: `${openUntil.toISOString().slice(0, 10)}T23:59:59Z`,
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
  };
}
