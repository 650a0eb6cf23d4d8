import type { RoutePattern } from "#app/addresses/site-path.ts";

interface IndexedSheet {
  title: string;
  /** One line, for the pages that refer to it. */
  shows: string;
}

/** The drawing set's index: every page that another page may refer to. */
export const sheetIndex = {
  "/product": {
    title: "Platform overview",
    shows: "Four modules, and one RFQ before and after.",
  },
  "/product/rfq-analyzer": {
    title: "RFQ Analyzer",
    shows: "Multi-file intake, unit normalization, confidence scores.",
  },
  "/product/approval-routing": {
    title: "Approval routing",
    shows: "Role-based routing, SLA tracking, a complete audit trail.",
  },
  "/product/vendor-scorecards": {
    title: "Supplier 360",
    shows: "Performance tracking, document storage, risk monitoring.",
  },
  "/product/analytics": {
    title: "Analytics",
    shows: "Cycle time, approvals and landed cost, with their trends.",
  },
  "/product/copilot": {
    title: "Procurement Co-pilot",
    shows: "Natural language questions over your procurement data.",
  },
  "/product/spend-intelligence": {
    title: "Spend analytics",
    shows: "Spend by supplier, category, plant and quarter.",
  },
  "/solutions/aerospace": {
    title: "Aerospace",
    shows: "Certificates and flow-downs, checked beside the price.",
  },
  "/solutions/evtol": {
    title: "eVTOL",
    shows: "New parts, new suppliers and a fixed date.",
  },
  "/solutions/electronics": {
    title: "Electronics",
    shows: "Prices per piece, per reel and per thousand, compared.",
  },
  "/solutions/discrete-manufacturing": {
    title: "Discrete manufacturing",
    shows: "Castings and machined parts, compared by landed cost.",
  },
  "/solutions/multi-plant": {
    title: "Multi-plant",
    shows: "Several plants that buy the same part, at one price.",
  },
  "/customers": {
    title: "Outcomes",
    shows: "Three headline metrics and two customer stories.",
  },
  "/customers/case-studies": {
    title: "Case studies",
    shows: "Aerospace, electronics, eVTOL: challenge, solution, results.",
  },
  "/customers/testimonials": {
    title: "Testimonials",
    shows: "Six customers, in their own words.",
  },
  "/resources": {
    title: "All resources",
    shows: "The index of guides, templates and webinars.",
  },
  "/resources/blog": {
    title: "Blog",
    shows: "Articles on cost, suppliers, compliance and technology.",
  },
  "/resources/guides": {
    title: "Guides",
    shows: "Guides by category and level, and the RFQ checklist.",
  },
  "/resources/webinars": {
    title: "Webinars",
    shows: "Upcoming sessions, recordings and a six-part series.",
  },
  "/resources/docs": {
    title: "Docs",
    shows: "Quick starts, API reference and three SDKs.",
  },
  "/security": {
    title: "Security",
    shows: "Principles, controls, governance and contact.",
  },
  "/company/about": {
    title: "About",
    shows: "Mission, leaders, values, and offices on two continents.",
  },
  "/company/careers": {
    title: "Careers",
    shows: "Open roles with location, type and salary range.",
  },
  "/company/contact": {
    title: "Contact",
    shows: "Contact form, phone numbers, offices and mailboxes.",
  },
  "/legal/privacy": {
    title: "Privacy",
    shows: "What we store, for how long, and how to have it deleted.",
  },
  "/legal/terms": {
    title: "Terms",
    shows: "Notice periods, data export, liability.",
  },
  "/demo": {
    title: "Book a demo",
    shows: "What to expect, and a form to book.",
  },
  "/pricing": {
    title: "Pricing",
    shows: "Starter, Growth and Enterprise compared.",
  },
  "/status": {
    title: "System status",
    shows: "Services, uptime and open incidents.",
  },
} as const satisfies Partial<Record<RoutePattern, IndexedSheet>>;
