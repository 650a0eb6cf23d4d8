import { expect, test } from "vitest";

import { pageFiles, partsOnTouch } from "./page-files.ts";

const manifest = {
  "app/entry.client.tsx": { file: "assets/entry.js", isEntry: true, imports: ["_vendor"] },
  "app/root.tsx": {
    file: "assets/root.js",
    isEntry: true,
    imports: ["_vendor", "_shell"],
    dynamicImports: ["app/layout/footer.tsx"],
  },
  _vendor: { file: "assets/vendor.js" },
  _shell: { file: "assets/shell.js", dynamicImports: ["app/sections/related.tsx"] },
  "app/sections/related.tsx": { file: "assets/related.js", imports: ["_shell"] },
  "app/layout/footer.tsx": { file: "assets/footer.js", imports: ["_shell"] },
  "app/pages/pricing.tsx": {
    file: "assets/pricing.js",
    isEntry: true,
    imports: ["_shell", "_toggle"],
    dynamicImports: ["app/pages/pricing/faq.tsx"],
  },
  _toggle: { file: "assets/toggle.js", dynamicImports: ["app/pages/pricing/plans.tsx"] },
  "app/pages/pricing/faq.tsx": { file: "assets/faq.js", imports: ["_shell", "_chips"] },
  "app/pages/pricing/plans.tsx": { file: "assets/plans.js", dynamicImports: ["_dialog"] },
  _chips: { file: "assets/chips.js" },
  _dialog: { file: "assets/dialog.js" },
  "app/pages/status.tsx": { file: "assets/status.js", isEntry: true, imports: ["_chips"] },
};

test("a page's files are its route's, its parts' and what they import, without what every page has", () => {
  const { files, pages } = pageFiles(manifest);
  const named = (page: string) => pages[page]?.map((place) => files[place]).sort();
  expect(named("/assets/pricing.js")).toEqual([
    "/assets/chips.js",
    "/assets/faq.js",
    "/assets/plans.js",
    "/assets/pricing.js",
    "/assets/related.js",
    "/assets/toggle.js",
  ]);
  expect(named("/assets/status.js")).toEqual([
    "/assets/chips.js",
    "/assets/related.js",
    "/assets/status.js",
  ]);
});

test("what a part asks for later, a dialog for one, is not fetched ahead", () => {
  expect(pageFiles(manifest).files).not.toContain("/assets/dialog.js");
});

test("with the first touch come the frame's parts too, and what the page's tool needs first", () => {
  const partsOf = partsOnTouch(manifest);
  const withFrame = ["/assets/footer.js", "/assets/related.js", "/assets/chips.js"];
  expect(partsOf("/assets/status.js")).toEqual(expect.arrayContaining(withFrame));
  expect(partsOf("/assets/status.js")).not.toContain("/assets/dialog.js");
  expect(partsOf("/assets/status.js", "_dialog")).toContain("/assets/dialog.js");
  expect(() => partsOf("/assets/status.js", "app/gone.tsx")).toThrow(/app\/gone.tsx is no file/);
});

test("a manifest that names its files otherwise stops the build", () => {
  const renamed = Object.fromEntries(
    Object.entries(manifest).map(([name, file]) => [name.replace("app/pages/", "routes:"), file]),
  );
  expect(() => pageFiles(renamed)).toThrow(/adapt make/);
});
