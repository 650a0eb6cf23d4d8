import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { endpoints } from "#make/docs/endpoints.ts";

import { CodeBody, listingPieces } from "./code-listing.tsx";
import { sampleLanguages } from "./docs-data.ts";

const shown = (text: string) => {
  const html = renderToStaticMarkup(<CodeBody code={{ text }} label="x" />);
  return /<code[^>]*>(.*)<\/code>/s.exec(html)![1]!;
};
const words = (html: string) =>
  html.replace(/<[^>]+>/g, "").replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => {
    return { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" }[name]!;
  });

test("a listing is the code again, whatever is toned in it", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes("\0")),
      (text) => {
        expect(words(shown(text))).toBe(text);
      },
    ),
  );
});

test("names of properties are plain, values and comments are not", () => {
  expect(words(shown('"status": "queued" // at once'))).toBe('"status": "queued" // at once');
  expect(shown('"status": "queued" // at once')).toBe(
    "&quot;status&quot;: <span>&quot;queued&quot;</span> <i>// at once</i>",
  );
});

test("a listing in pieces is the listing; a line with a balloon stands by itself", () => {
  for (const { samples } of endpoints) {
    for (const { id } of sampleLanguages) {
      const { text, itemLines = [] } = samples[id];
      const pieces = listingPieces(text, itemLines);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      const lines = text.split("\n");
      for (const piece of pieces.filter(({ item }) => item > 0)) {
        expect(piece.text).toBe(lines[itemLines[piece.item - 1]!]);
      }
      expect(pieces.filter(({ item }) => item > 0)).toHaveLength(itemLines.length);
    }
  }
});
