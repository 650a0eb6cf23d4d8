import { expect, onTestFinished, test } from "vitest";

import { jobs } from "#app/site/careers/jobs.ts";
import { offices } from "#app/site/offices.ts";

import type { Page } from "./page.ts";
import { rolePage } from "#app/pages/company/role/role-page.ts";
import { structuredData } from "./structured-data.ts";

const builtAt = new Date("2026-11-16T10:30:00Z");
const pageAt = (path: Page["path"], name: string): Page => ({
  path,
  name,
  title: name,
  description: name,
});
const thingsOf = (page: Page, type: string): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(structuredData(page, builtAt)["@graph"])).filter(
    (thing: { "@type": string }) => thing["@type"] === type,
  );

test("the trail leaves out a section without a page and counts without it", () => {
  const [trail] = thingsOf(pageAt("/legal/terms", "Terms"), "BreadcrumbList");
  expect(trail?.["itemListElement"]).toEqual([
    expect.objectContaining({ position: 1, name: "Home", item: expect.stringMatching(/\/$/) }),
    expect.objectContaining({
      position: 2,
      name: "Terms",
      item: expect.stringMatching(/\/legal\/terms$/),
    }),
  ]);
});

test("home has no trail", () => {
  expect(thingsOf(pageAt("/", "Home"), "BreadcrumbList")).toEqual([]);
});

test("a role can be in a city without an office", () => {
  const all = offices.splice(0);
  onTestFinished(() => void offices.push(...all));
  const [posting] = thingsOf(rolePage(jobs[0]!), "JobPosting");
  expect(posting?.["jobLocation"]).toMatchObject({
    address: { "@type": "PostalAddress", addressLocality: jobs[0]!.location, addressCountry: "US" },
  });
});

test.each(jobs)("$title stays open for 90 days from the build, under its own name", (job) => {
  const [posting] = thingsOf(rolePage(job), "JobPosting");
  expect(posting).toMatchObject({
    validThrough: "2027-02-14T23:59:59Z",
    identifier: { value: job.path.replace("/company/careers/", "") },
  });
  expect(posting).not.toHaveProperty("directApply");
});

test.each(["/pricing", "/security"] as const)("%s answers its questions in words", (path) => {
  const [faq] = thingsOf(pageAt(path, path), "FAQPage") as [
    { mainEntity: { name: string; acceptedAnswer: { text: string } }[] },
  ];
  expect(faq.mainEntity.length).toBeGreaterThan(5);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(name).toMatch(/\?$/);
    expect(acceptedAnswer.text).toMatch(/^[A-Z].*\.$/);
  }
});
