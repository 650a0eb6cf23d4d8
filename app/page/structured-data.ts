import { brand } from "#app/site/brand.ts";
import { jobs } from "#app/site/careers/jobs.ts";
import { buildDay } from "#app/site/build-day.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";

import { breadcrumbs } from "./breadcrumbs.ts";
import type { Page } from "./page.ts";
import { socialImage } from "./page-meta.ts";
import { faqPage, pricingAnswers, securityAnswerTexts } from "./structured-data/faq-page.ts";
import { jobPosting } from "./structured-data/job-posting.ts";
import {
  absolute,
  organization,
  organizationId,
  organizationWithContacts,
  webSite,
} from "./structured-data/organization.ts";
import type { Thing } from "./structured-data/schema-org.ts";
import { softwareApplication } from "./structured-data/software-application.ts";
import { webinarEvent } from "./structured-data/webinar-event.ts";
import { hasPassed, webinarsPath } from "#app/site/webinars/webinar-session.ts";

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

function article(
  page: Page,
  { kind, publishedOn, changedOn, author }: NonNullable<Page["article"]>,
): Thing {
  return {
    "@type": kind,
    headline: page.title,
    description: page.description,
    datePublished: publishedOn,
    dateModified: changedOn ?? publishedOn,
    author: author
      ? { "@type": "Person", name: author }
      : { "@type": "Organization", name: brand.name },
    publisher: { "@type": "Organization", "@id": organizationId, name: brand.name },
    mainEntityOfPage: page.path ? absolute(page.path) : "",
    image: absolute(socialImage(page.path)),
    inLanguage: "en",
  };
}
