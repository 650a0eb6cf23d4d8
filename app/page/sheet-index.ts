import type { RoutePattern } from "#app/addresses/site-path.ts";

/** The drawing set's index: every page that another page may refer to, its title and what it shows in one line. */
export const sheetIndex = {
  "/product": ["Platform overview", "Four modules, and one RFQ before and after."],
  "/product/rfq-analyzer": [
    "RFQ Analyzer",
    "Multi-file intake, unit normalization, confidence scores.",
  ],
  "/product/approval-routing": [
    "Approval routing",
    "Role-based routing, SLA tracking, a complete audit trail.",
  ],
  "/product/vendor-scorecards": [
    "Supplier 360",
    "Performance tracking, document storage, risk monitoring.",
  ],
  "/product/analytics": ["Analytics", "Cycle time, approvals and landed cost, with their trends."],
  "/product/copilot": [
    "Procurement Co-pilot",
    "Natural language questions over your procurement data.",
  ],
  "/product/spend-intelligence": [
    "Spend analytics",
    "Spend by supplier, category, plant and quarter.",
  ],
  "/solutions/aerospace": ["Aerospace", "Certificates and flow-downs, checked beside the price."],
  "/solutions/evtol": ["eVTOL", "New parts, new suppliers and a fixed date."],
  "/solutions/electronics": [
    "Electronics",
    "Prices per piece, per reel and per thousand, compared.",
  ],
  "/solutions/discrete-manufacturing": [
    "Discrete manufacturing",
    "Castings and machined parts, compared by landed cost.",
  ],
  "/solutions/multi-plant": ["Multi-plant", "One part for several plants, and each plant's price."],
  "/customers": ["Outcomes", "Three headline metrics and two customer stories."],
  "/customers/case-studies": [
    "Case studies",
    "Aerospace, electronics, eVTOL: challenge, solution, results.",
  ],
  "/customers/testimonials": ["Testimonials", "Six customers, in their own words."],
  "/resources": ["All resources", "The index of guides, templates and webinars."],
  "/resources/blog": ["Blog", "Articles on cost, suppliers, compliance and technology."],
  "/resources/guides": ["Guides", "Guides by category and level, and the RFQ checklist."],
  "/resources/webinars": ["Webinars", "Upcoming sessions, recordings and a six-part series."],
  "/resources/docs": ["Docs", "Quick starts, API reference and three SDKs."],
  "/security": ["Security", "Principles, controls, governance and contact."],
  "/company/about": ["About", "Mission, leaders, values, and offices on two continents."],
  "/company/careers": ["Careers", "Open roles with location, type and salary range."],
  "/company/contact": ["Contact", "Contact form, phone numbers, offices and mailboxes."],
  "/legal/privacy": ["Privacy", "What we store, for how long, and how to have it deleted."],
  "/legal/terms": ["Terms", "Notice periods, data export, liability."],
  "/demo": ["Book a demo", "What to expect, and a form to book."],
  "/pricing": ["Pricing", "Starter, Growth and Enterprise compared."],
  "/status": ["System status", "Services, uptime and open incidents."],
} as const satisfies Partial<Record<RoutePattern, [title: string, shows: string]>>;
