import { expect, test } from "vitest";

import securityDomains from "records:security/answers";
import securityControls from "records:security/controls";

import {
  controlDomains,
  type ControlDomain,
  type Framework,
  frameworks,
} from "#app/site/security/security-controls.ts";

import { controlFilterCodec, controlRows, filterControls } from "./control-filter.ts";

const filterOf = (query: string) => controlFilterCodec.read(new URLSearchParams(query));
const domains = Object.keys(controlDomains) as ControlDomain[];
const everyFramework = Object.keys(frameworks) as Framework[];

test("without a filter every control is shown", () => {
  expect(filterControls(securityControls, filterOf(""))).toEqual(securityControls);
});

test("the domains divide the controls, each control in one", () => {
  const found = domains.map((domain) =>
    filterControls(securityControls, { domain, framework: null }),
  );
  expect(found.flat().map(({ id }) => id)).toEqual(securityControls.map(({ id }) => id));
  for (const controls of found) expect(controls).not.toEqual([]);
});

test("domain and framework narrow each other", () => {
  const both = filterControls(securityControls, { domain: "privacy", framework: "soc2" });
  expect(both.map(({ id }) => id)).toEqual(["PR-1"]);
});

test("a filter survives the way through an address, and the rest of the query stays", () => {
  for (const domain of [null, ...domains]) {
    for (const framework of [null, ...everyFramework]) {
      const query = controlFilterCodec.write(new URLSearchParams("from=mail"), {
        domain,
        framework,
      })!;
      expect(controlFilterCodec.read(query)).toEqual({ domain, framework });
      expect(query.get("from")).toBe("mail");
    }
  }
});

test.each(["domain=kitchen", "domain=toString", "framework=", "framework=PCI"])(
  "what an address cannot mean is ignored: %s",
  (query) => {
    expect(filterOf(query)).toEqual({ domain: null, framework: null });
  },
);

test("the file has a row for each control and a column for each framework", () => {
  const [header, ...rows] = controlRows(securityControls);
  expect(rows).toHaveLength(securityControls.length);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header!.length]));
  expect(header!.slice(-4)).toEqual(["SOC 2 Type II", "ISO 27001", "GDPR", "CCPA"]);
});

test("control ids are unique, and every answer refers to one", () => {
  const ids = securityControls.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { answers } of securityDomains) {
    for (const { control } of answers) expect(ids).toContain(control);
  }
});
