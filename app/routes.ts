import { type RouteConfig, type RouteConfigEntry, index, route } from "@react-router/dev/routes";

import { slugsOf } from "#make/collections/read-collection.ts";
import { jobs } from "./site/careers/jobs.ts";
import { docsPages } from "./pages/resources/docs/docs-pages.ts";
import { blogPageCount } from "./prose/blog-pages.ts";

// The build refuses a route of which it makes no page.
const laterBlogPages =
  blogPageCount(slugsOf("articles").length) > 1
    ? [route("resources/blog/page/:page", "pages/resources/blog.tsx", { id: "later-blog-pages" })]
    : [];

/** Every address of the site, in the order of the specification. */
export default numbered([
  index("pages/home.tsx"),

  route("product", "pages/product/overview.tsx"),
  route("product/rfq-analyzer", "pages/product/rfq-analyzer.tsx"),
  route("try", "pages/try.tsx", { id: "try" }),
  route("product/approval-routing", "pages/product/approval-routing.tsx"),
  route("product/vendor-scorecards", "pages/product/vendor-scorecards.tsx"),
  route("product/analytics", "pages/product/analytics.tsx"),
  route("product/copilot", "pages/product/copilot.tsx"),
  route("product/spend-intelligence", "pages/product/spend-intelligence.tsx"),

  route("solutions/aerospace", "pages/solutions/aerospace.tsx"),
  route("solutions/evtol", "pages/solutions/evtol.tsx"),
  route("solutions/electronics", "pages/solutions/electronics.tsx"),
  route("solutions/discrete-manufacturing", "pages/solutions/discrete-manufacturing.tsx"),
  route("solutions/multi-plant", "pages/solutions/multi-plant.tsx"),

  route("customers", "pages/customers/outcomes.tsx"),
  route("customers/case-studies", "pages/customers/case-studies.tsx"),
  route("customers/testimonials", "pages/customers/testimonials.tsx"),

  route("resources", "pages/resources/index-of-resources.tsx"),
  route("resources/blog", "pages/resources/blog.tsx"),
  route("resources/blog/:slug", "pages/resources/article.tsx"),
  ...laterBlogPages,
  route("resources/blog/articles.json", "pages/resources/blog/articles-route.ts"),
  route("resources/guides", "pages/resources/guides.tsx"),
  route("resources/guides/:slug", "pages/resources/guide.tsx"),
  route("resources/webinars", "pages/resources/webinars.tsx"),
  route("resources/docs", "pages/resources/docs.tsx"),
  ...docsPages.map(({ path }) =>
    route(path.slice(1), `pages/resources/docs/${docsModule(path)}`, { id: path }),
  ),
  route("resources/docs/openapi.json", "pages/resources/docs/openapi-route.ts"),

  route("security", "pages/security.tsx"),

  route("company/about", "pages/company/about.tsx"),
  route("company/accessibility", "pages/company/accessibility.tsx", { id: "accessibility" }),
  route("company/careers", "pages/company/careers.tsx"),
  ...jobs.map(({ path }) => route(path.slice(1), "pages/company/role.tsx", { id: path })),
  route("company/contact", "pages/company/contact.tsx"),

  route("legal/privacy", "pages/legal/privacy.tsx"),
  route("legal/terms", "pages/legal/terms.tsx"),

  route("demo", "pages/demo.tsx"),
  route("pricing", "pages/pricing.tsx"),
  route("status", "pages/status.tsx"),
  route("construction", "pages/construction.tsx"),

  route("*", "pages/not-found.tsx"),
  // Served as the answer to a form that was posted without a script, not at this address.
  route("form-results/:result", "pages/form-result.tsx"),
] satisfies RouteConfig);

/**
 * A screen's number in the drawing set is its place in this table, and its route's id says it (page/drawing-number.ts).
 * What has a parameter or an id of its own is a detail of the screen before it.
 */
function numbered(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  let sheet = 0;
  return entries.map((entry) => {
    if (!entry.file.endsWith(".tsx")) return entry;
    const isDetail = entry.id !== undefined || entry.path?.includes(":");
    if (!isDetail) sheet += 1;
    return { ...entry, id: isDetail ? `sheet-${sheet}/${entry.path}` : `sheet-${sheet}` };
  });
}

function docsModule(path: string): string {
  return path.endsWith("/reference") ? "reference-page.tsx" : "topic-page.tsx";
}
