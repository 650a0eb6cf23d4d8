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
