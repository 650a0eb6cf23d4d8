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
declare module "records:customers/cases" {
  type Study = import("#app/site/case-studies.ts").CaseStudy;
  const studies: [Study, ...Study[]];
  export default studies;
}
declare module "records:customers/testimonials" {
  export interface Testimonial {
    quote: string;
    author: string;
    title: string;
    company: string;
    industry: string;
    /** Three-quarter portrait; the hatch of the jacket stands for the industry. */
    image: import("#app/art/drawing.tsx").DrawingFile;
    stamp: import("#app/art/drawing.tsx").DrawingFile;
  }
  /** The six of the specification; the first is set large at the head of the page. */
  const testimonials: [Testimonial, ...Testimonial[]];
  export default testimonials;
}
declare module "records:webinars/recordings" {
  const recordings: import("#app/site/webinars/webinar-recordings.ts").Recording[];
  export default recordings;
}
declare module "records:customers/videos" {
  type Drawing = import("#app/art/drawing.tsx").DrawingFile;
  const videos: {
    title: string;
    company: string;
    speaker: string;
    poster: Drawing;
    frames: import("#app/sections/storyboard/storyboard.ts").StoryboardFrame<Drawing>[];
  }[];
  export default videos;
}
declare module "records:home/operations" {
  type Drawing = import("#app/art/drawing.tsx").DrawingFile;
  const operations: {
    name: string;
    text: string;
    figure: Drawing;
    workCenter: string;
    standardTime: string;
    stamp: Drawing;
  }[];
  export default operations;
}
declare module "records:home/reasons" {
  const reasons: {
    title: string;
    baseline: string;
    text: string;
    figure: string;
    pair: { label: string; value: string; share: number }[];
  }[];
  export default reasons;
}
declare module "records:company/leaders" {
  type Drawing = import("#app/art/drawing.tsx").DrawingFile;
  /** `signsAs` is the box of the sign-off block that is theirs. */
  type Leader = Record<"signsAs" | "name" | "title" | "biography", string>;
  const leaders: (Leader & Record<"portrait" | "stamp", Drawing>)[];
  export default leaders;
}
declare module "records:company/role-starts" {
  type Drawing = import("#app/art/drawing.tsx").DrawingFile;
  type To = import("#app/addresses/site-path.ts").RoutePattern;
  export interface RoleStart {
    /** What the role owns. */
    part: { name: string; about: string; page: string; to: To; drawing: Drawing };
    manager: import("#app/site/authors.ts").AuthorName;
    stamp: Drawing;
    says: string;
    days: { until: number; what: string }[];
  }
  const starts: Readonly<Record<string, RoleStart>>;
  export default starts;
}
declare module "records:product/approver-stamps" {
  type Drawing = import("#app/art/drawing.tsx").DrawingFile;
  const stamps: Record<import("#app/samples/approvals.ts").Approver, Drawing>;
  export default stamps;
}
