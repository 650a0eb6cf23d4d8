import type { Register } from "react-router";

interface IndexedSheet {
  /** Position in the route table. */
  sheet: number;
  title: string;
  /** One line, for the pages that refer to it. */
  shows: string;
}

/** The drawing set's index: every page that another page may refer to. */
export const sheetIndex = {
  "/product": {
    sheet: 2,
    title: "Platform overview",
    shows: "Four modules, and what changes between before and after.",
  },
  "/product/rfq-analyzer": {
    sheet: 3,
    title: "RFQ Analyzer",
    shows: "Multi-file intake, unit normalization, confidence scores.",
  },
  "/product/approval-routing": {
    sheet: 4,
    title: "Approval routing",
    shows: "Role-based routing, SLA tracking, a complete audit trail.",
  },
  "/product/vendor-scorecards": {
    sheet: 5,
    title: "Supplier scorecards",
    shows: "Performance tracking, document storage, risk monitoring.",
  },
  "/product/analytics": {
    sheet: 6,
    title: "Analytics",
    shows: "Cycle time, approvals and landed cost, with their trends.",
  },
  "/product/copilot": {
    sheet: 7,
    title: "Procurement Co-pilot",
    shows: "Natural language questions over your procurement data.",
  },
  "/product/spend-intelligence": {
    sheet: 8,
    title: "Spend analytics",
    shows: "Where the money went, by supplier and by category.",
  },
  "/solutions/aerospace": {
    sheet: 9,
    title: "Aerospace",
    shows: "Certificates and flow-downs, ranked beside the price.",
  },
  "/solutions/evtol": {
    sheet: 10,
    title: "eVTOL",
    shows: "New suppliers, parts nobody has made before, a fixed date.",
  },
  "/solutions/electronics": {
    sheet: 11,
    title: "Electronics",
    shows: "Per each, per reel and per thousand, on one basis.",
  },
  "/solutions/discrete-manufacturing": {
    sheet: 12,
    title: "Discrete manufacturing",
    shows: "Castings and turned parts, without the master spreadsheet.",
  },
  "/solutions/multi-plant": {
    sheet: 13,
    title: "Multi-plant",
    shows: "Several plants that buy the same part, at one price.",
  },
  "/customers": {
    sheet: 14,
    title: "Outcomes",
    shows: "Three headline metrics and two customer stories.",
  },
  "/customers/case-studies": {
    sheet: 15,
    title: "Case studies",
    shows: "Aerospace, electronics, eVTOL: challenge, solution, results.",
  },
  "/customers/testimonials": {
    sheet: 16,
    title: "Testimonials",
    shows: "Six buyers, in their own words, with their stamps.",
  },
  "/resources": {
    sheet: 17,
    title: "All resources",
    shows: "The index of guides, templates and webinars.",
  },
  "/resources/blog": {
    sheet: 18,
    title: "Blog",
    shows: "Articles on cost, suppliers, compliance and technology.",
  },
  "/resources/guides": {
    sheet: 19,
    title: "Guides",
    shows: "Field guides by category and level, and the RFQ checklist.",
  },
  "/resources/webinars": {
    sheet: 20,
    title: "Webinars",
    shows: "Upcoming sessions, recordings on demand, a six-part series.",
  },
  "/resources/docs": {
    sheet: 21,
    title: "Docs",
    shows: "Quick starts, API reference and three SDKs.",
  },
  "/security": {
    sheet: 22,
    title: "Security",
    shows: "Principles, controls and governance, and who to write to.",
  },
  "/company/about": {
    sheet: 23,
    title: "About",
    shows: "Mission, leaders, values, and offices on two continents.",
  },
  "/company/careers": {
    sheet: 24,
    title: "Careers",
    shows: "Open roles with location, type and salary range.",
  },
  "/company/contact": {
    sheet: 25,
    title: "Contact",
    shows: "Mailboxes, offices, and how soon a person answers.",
  },
  "/legal/privacy": {
    sheet: 26,
    title: "Privacy",
    shows: "What is kept, for how long, and how to have it removed.",
  },
  "/legal/terms": {
    sheet: 27,
    title: "Terms",
    shows: "Notice periods, data export, liability.",
  },
  "/demo": {
    sheet: 28,
    title: "Book a demo",
    shows: "What happens on the call, and how to ask for one.",
  },
  "/pricing": {
    sheet: 29,
    title: "Pricing",
    shows: "Starter, Growth and Enterprise, line by line.",
  },
  "/status": {
    sheet: 30,
    title: "System status",
    shows: "Each service, its uptime, and anything that is open.",
  },
} as const satisfies Partial<Record<keyof Register["pages"], IndexedSheet>>;
