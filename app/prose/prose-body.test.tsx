import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Prose } from "./prose-body.tsx";

test("a photograph keeps its place, waits until it is near, and is there for any browser", () => {
  const photo = {
    width: 1200,
    height: 900,
    avif: "/assets/a-480.avif 480w",
    webp: "/assets/a-480.webp 480w",
    src: "/assets/a-800.jpeg",
  };
  const html = renderToStaticMarkup(
    <Prose body={[{ tag: "photo", photo, caption: "Our shop" }]} />,
  );
  const [, image = ""] = /<img([^>]*)>/.exec(html) ?? [];
  for (const attribute of ['width="1200"', 'height="900"', 'alt="Our shop"', 'loading="lazy"']) {
    expect(image).toContain(attribute);
  }
  expect(image).toContain(`src="${photo.src}"`);
  expect(html.match(/type="image\/\w+" srcSet="[^"]+"/g)).toEqual([
    `type="image/avif" srcSet="${photo.avif}"`,
    `type="image/webp" srcSet="${photo.webp}"`,
  ]);
});

test.each([
  ["2 × $85 = $170", ["2 × $85 = $170"]],
  ["400 × $41.50 = $16,600", ["400 × $41.50", "= $16,600"]],
  ["16,980 − 15,885.24 = 1,094.76", ["16,980 − 15,885.24", "= 1,094.76"]],
  ["(11 − 6) ÷ (12 − 6) × 100 = 83", ["(11 − 6) ÷ (12 − 6) × 100", "= 83"]],
  ["(5,000 − 652) ÷ 5,000 × 1,000 = 870", ["(5,000 − 652)", "÷ 5,000", "× 1,000", "= 870"]],
  [
    "40% × 85 + 30% × 90 + 30% × (94 − 4) + 10% × 12 = 90.4",
    ["40% × 85", "+ 30% × 90", "+ 30% × (94 − 4)", "+ 10% × 12", "= 90.4"],
  ],
])(
  "the sum %s breaks before its result, then before its signs, not in brackets",
  (text, pieces) => {
    for (const tag of ["calculation", "code"] as const) {
      const html = renderToStaticMarkup(<Prose body={[{ tag, text }]} />);
      const whole = [
        ...html.matchAll(/<\w+ class="(?:[^"]* )?whitespace-nowrap">([^<]*)<\/(?:span|code)>/g),
      ];
      expect(whole.map(([, piece]) => piece)).toEqual(pieces);
      expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
    }
  },
);

test("a number with a hyphen stays on one line", () => {
  const body = [
    { tag: "p" as const, children: ["Under DFARS (252.225-7009) and well-known rules."] },
  ];
  const html = renderToStaticMarkup(<Prose body={body} />);
  expect(html).toContain(`(<span class="whitespace-nowrap">252.225-7009</span>)`);
  expect(html.match(/<span/g)).toHaveLength(1);
});

const tableOf = (heads: string[], cells: string[]) =>
  renderToStaticMarkup(
    <Prose
      body={[
        {
          tag: "table",
          caption: "A table",
          columns: heads.map((head, at) => ({ align: at === 0 ? "left" : "right", head: [head] })),
          rows: [cells.map((cell) => [cell])],
        },
      ]}
    />,
  );

test("a table gives up the least width of its text only where it fits on a phone without it", () => {
  const least = /class="[^"]* min-w-20 /;
  const row = ["Second source, prepared", "14,344", "29,394"];
  expect(tableOf(["Remedy", "Cost", "Together"], row)).toMatch(least);
  const figures = ["14,344", "3.5", "100%", "15,050", "29,394"];
  const heads = ["Cost a year", "Gap left", "Line stopped", "Expected loss", "Together"];
  expect(tableOf(["Remedy", ...heads], [row[0]!, ...figures])).not.toMatch(least);
  const tooMany = [...figures, ...figures];
  expect(tableOf(["Remedy", ...heads, ...heads], [row[0]!, ...tooMany])).toMatch(least);
});

test("letters are smaller only where a table fits on a phone with those alone", () => {
  const smaller = "max-sm:text-[0.75rem]";
  const heads = ["Lot", "Price each", "Parts a year", "Orders a year", "Holding a year", "A year"];
  const row = ["100", "$11.90", "$2,618", "$187.00", "$107.10", "$2,912.10"];
  expect(tableOf(heads, row)).toContain(smaller);
  expect(tableOf(heads.slice(0, 5), row.slice(0, 5))).not.toContain(smaller);
  expect(tableOf([...heads, ...heads], [...row, ...row])).not.toContain(smaller);
});

test("a date in a cell stays on one line", () => {
  const html = tableOf(["Due", "Days"], ["Mar 24", "0"]);
  expect(html).toMatch(/<th scope="row" class="[^"]*whitespace-nowrap[^"]*">Mar 24/);
});
