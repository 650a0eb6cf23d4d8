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
  ["400 × $41.50 = $16,600", ["400 × $41.50 = $16,600"]],
  ["2 × 85 × 220 ÷ (18% × 9.85) = 21,094", ["2 × 85 × 220 ÷ (18% × 9.85)", "= 21,094"]],
  [
    "40% × 85 + 30% × 90 + 30% × 94 + 10% × 12 = 90.4",
    ["40% × 85", "+ 30% × 90", "+ 30% × 94", "+ 10% × 12", "= 90.4"],
  ],
])("the sum %s breaks before its result, and between terms only where it must", (text, pieces) => {
  const html = renderToStaticMarkup(<Prose body={[{ tag: "calculation", text }]} />);
  const whole = [...html.matchAll(/<span class="[^"]*whitespace-nowrap">([^<]*)<\/span>/g)];
  expect(whole.map(([, piece]) => piece)).toEqual(pieces);
});
