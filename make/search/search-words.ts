import type { Register } from "react-router";

/** Words that visitors use for a page and the page itself does not. The search finds it by them too. */
export const searchWords: Partial<Record<keyof Register["pages"], string>> = {
  "/product/approval-routing": "workflow sign-off purchase requests",
  "/product/vendor-scorecards": "supplier 360 performance rating",
  "/product/copilot": "assistant chat questions",
  "/product/spend-intelligence": "spending categories",
  "/customers": "references results roi",
  "/resources": "library downloads",
  "/resources/blog": "articles news newsletter subscribe unsubscribe",
  "/resources/guides": "ebooks pdf downloads",
  "/resources/webinars": "events sessions recordings video",
  "/resources/docs": "documentation developers api sdk",
  "/security": "compliance trust itar cmmc penetration test residency subprocessors backup",
  "/company/about": "team leadership offices company",
  "/company/careers": "jobs vacancies hiring positions",
  "/company/contact": "phone number telephone email address help support sales",
  "/legal/privacy": "personal data gdpr ccpa",
  "/legal/terms": "conditions agreement",
  "/demo": "trial call meeting",
  "/pricing": "price prices cost plans trial subscription sso scim discount users",
  "/status": "uptime outage downtime incidents",
};
