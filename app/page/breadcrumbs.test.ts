import { expect, test } from "vitest";

import { breadcrumbs } from "./breadcrumbs.ts";

test("a page within a section shows the section's page above it", () => {
  expect(breadcrumbs({ path: "/product/analytics", name: "Analytics" })).toEqual([
    { label: "Home", to: "/" },
    { label: "Product", to: "/product" },
    { label: "Analytics" },
  ]);
});

test("a section without a page of its own is named but not linked", () => {
  expect(breadcrumbs({ path: "/legal/terms", name: "Terms" })[1]).toEqual({ label: "Legal" });
});

test("a detail shows the page it belongs to", () => {
  const parent = { label: "Careers", to: "/company/careers" } as const;
  const path = "/company/careers/technical-writer";
  expect(breadcrumbs({ path, name: "Writer", detail: { number: 1, parent } })).toEqual([
    { label: "Home", to: "/" },
    { label: "Company" },
    parent,
    { label: "Writer" },
  ]);
});

test("a section's own page and a page outside any section follow home directly", () => {
  expect(breadcrumbs({ path: "/product", name: "Product" })).toHaveLength(2);
  expect(breadcrumbs({ path: "/pricing", name: "Pricing" })).toHaveLength(2);
});
