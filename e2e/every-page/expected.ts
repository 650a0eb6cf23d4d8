import { addresses } from "../browser/site.ts";

export const windows = {
  "a 320 px phone": { width: 320, height: 640 },
  "a phone on its side": { width: 740, height: 360 },
  "a laptop": { width: 1280, height: 800 },
  "a small laptop": { width: 1366, height: 768 },
  "400 % zoom": { width: 320, height: 256 },
  // Its whole height would be painted, and asks nothing.
  "a 4K screen": { width: 3840, height: 800 },
};

/** Of a screen on a phone. Documentation, articles and guides are as long as they have to be. */
export const mostPixels = 8000;
export const isLongText = (address: string) =>
  /^\/resources\/(?:docs|blog\/(?!page\/)[^/]+|guides\/[^/]+)/.test(address);

/** What a table is read for, and a phone must show of it. */
export const columnsThatMatter: Record<string, string[]> = {
  "/company/careers": ["Salary range"],
  "/customers/case-studies": ["Improvement"],
  "/pricing": ["Starter", "Growth", "Enterprise"],
  "/product/rfq-analyzer": ["Normalized", "Score"],
  "/product/spend-intelligence": ["Landed cost"],
  "/solutions/multi-plant": ["Saves a year"],
  "/status": ["Uptime"],
};

/** Their tables are fitted to a phone: without one, nothing would be asked of them. */
export const articlesWithTables: ReadonlySet<string> = new Set(
  [
    "approval-matrix",
    "landed-cost-and-incoterms",
    "quantity-breaks-and-tooling",
    "rfq-package-security",
    "unit-and-currency-normalization",
  ].map((slug) => `/resources/blog/${slug}`),
);

/** What the menu marks: the page itself, or the head of its group. */
export const markedInMenu: Record<string, [link: string, value: "page" | "true"]> = {
  "/product": ["/product", "page"],
  "/product/copilot": ["/product", "true"],
  "/solutions/evtol": ["/solutions/aerospace", "true"],
  "/pricing": ["/pricing", "page"],
  "/company/contact": ["/company/contact", "page"],
};

/** What every product page is about, and shows before anybody scrolls: its device, or data that can be read. */
export const aboveTheFold: Record<string, string> = {
  "/": "main .zone ol",
  "/product": "main .zone svg.drawing",
  "/product/rfq-analyzer": "main .zone :is(figure, form, table, ol)",
  "/product/approval-routing": "[aria-label='The flow, step by step']",
  "/product/vendor-scorecards": "main .zone figure svg",
  "/product/copilot": "#question",
  "/product/analytics": "main .zone dl svg",
  "/product/spend-intelligence": "[aria-label='Spend as areas']",
  // Where the device needs a zone of its own, the part that it is about, drawn with its figures.
  ...Object.fromEntries(
    addresses
      .filter((address) => address.startsWith("/solutions/"))
      .map((address) => [address, "main .zone .lead-drawing"]),
  ),
};
