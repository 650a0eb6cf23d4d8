// Made of app/prose/records by make/records/read-records.ts.
declare module "records:security-controls" {
  const controls: import("./security/security-controls.ts").SecurityControl[];
  export default controls;
}
declare module "records:security-answers" {
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
declare module "records:pricing-questions" {
  export interface PricingQuestion {
    question: string;
    /** Words and links, in the order in which they are read. */
    answer: (string | import("./navigation.ts").NavigationLink)[];
  }
  /** What the pricing page answers, for its visitors and for search engines. */
  const questions: PricingQuestion[];
  export default questions;
}
