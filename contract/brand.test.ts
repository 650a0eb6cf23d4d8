import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { brandName, brandSlug } from "./brand.ts";

const root = join(import.meta.dirname, "..");

/** What the site and its server are made of, by path; without tests and what only they use. */
const sources = ["analyzer", "app", "contract", "make", "server"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:css|md|svg|tsx?)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
);

/** Each place with such a text outside of the one file that may have it. */
function placesOf(pattern: RegExp, exceptIn: string): string[] {
  return sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) && file !== exceptIn ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

test("the name is written once, so that a rename is one edit", () => {
  expect(sources.length).toBeGreaterThan(500);
  // Names of our plugins are for the build's own messages.
  const name = new RegExp(`(?<!name: ")${brandSlug}`, "i");
  expect(placesOf(name, "contract/brand.ts")).toEqual([]);
});

test("a color is written once", () => {
  const color = /#(?:[\da-f]{6}|[\da-f]{8})\b/i;
  const places = placesOf(color, "contract/colors.css");
  // A guide is printed on white.
  expect(places.filter((place) => !place.includes('paper: "#ffffff"'))).toEqual([]);
});

test("the name can stand in a file's name and in an address", () => {
  expect(brandSlug).toMatch(/^[a-z0-9-]+$/);
  expect(brandSlug).not.toBe("");
  expect(brandName.trim()).toBe(brandName);
});
