// Made of app/prose/records by make/records/read-records.ts.
declare module "records:*" {
  type Part = import("#app/sections/page-part.ts").PagePart;
  const parts: [Part, Part, Part];
  export default parts;
}
declare module "records:pricing/comparison" {
  const parts: import("#app/sections/page-part.ts").PagePart[];
  export default parts;
}
declare module "records:security/controls" {
  const controls: import("#app/site/security/security-controls.ts").SecurityControl[];
  export default controls;
}
declare module "records:security/answers" {
  export interface SecurityAnswer {
    question: string;
    answer: "Yes" | "No" | "Shared";
    text: string;
    /** The control that stands behind it. */
    control: string;
  }
  export interface SecurityDomain {
    domain: string;
    code: string;
    answers: SecurityAnswer[];
  }
  /** Grouped as the CAIQ does, by the domains of the Cloud Controls Matrix. */
  const domains: SecurityDomain[];
  export default domains;
}
declare module "records:pricing/questions" {
  export interface PricingQuestion {
    question: string;
    /** Words and links, in the order in which they are read. */
    answer: (string | import("#app/site/navigation.ts").NavigationLink)[];
  }
  /** What the pricing page answers, for its visitors and for search engines. */
  const questions: PricingQuestion[];
  export default questions;
}
declare module "records:legal/privacy" {
  const document: import("#app/sections/legal/legal.ts").LegalDocument;
  export default document;
}
declare module "records:legal/privacy-revisions" {
  const revisions: import("#app/sections/legal/legal.ts").LegalDocument["revisions"];
  export default revisions;
}
declare module "records:legal/terms" {
  const document: import("#app/sections/legal/legal.ts").LegalDocument;
  export default document;
}
declare module "records:legal/terms-revisions" {
  const revisions: import("#app/sections/legal/legal.ts").LegalDocument["revisions"];
  export default revisions;
}
