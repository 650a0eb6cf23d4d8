import { groupDigits } from "#app/format/group-digits.ts";
import { plans } from "#app/site/plans/plans.ts";

export interface SettledFact {
  fact: string;
  /** What a saying of it looks like in a source. */
  said: RegExp;
  /** The files that hold the record. */
  records: readonly string[];
  /** Files that may use these words, each with its reason. */
  except?: Readonly<Record<string, string>>;
  /** Finds a sentence about it on a built page, also one with another figure. Without it, `said` does. */
  about?: RegExp;
  /** What no page may say of it: it contradicts the record. */
  otherwise: RegExp;
}

const prices = anyOf(
  plans.flatMap((plan) => [plan.annualPrice, plan.monthlyPrice, plan.checkedPrice]),
);
const users = anyOf(plans.flatMap((plan) => [plan.users, plan.checkedUsers]));

/** As a part of a pattern. */
function anyOf(figures: (number | null)[]): string {
  return figures.flatMap((figure) => (figure === null ? [] : groupDigits(figure))).join("|");
}

/**
 * Facts that several screens say: the one list. Each has one record in app/site, which a page renders and does not say
 * anew. `node check/check-site.ts` holds the sources and the built pages to it; `npm run words` lists the wordings.
 */
export const settledFacts: readonly SettledFact[] = [
  {
    fact: "retention",
    said: /\b24[ -]months?\b|\btwo years\b[^.\n]*\banonymiz/i,
    records: ["app/site/claims.ts", "app/site/facts/retention.ts"],
    about: /\b(?:anonymi[sz]ed|kept|keeps?|retained|retention)\b[^.]*\b(?:months|years)\b/i,
    otherwise:
      /\bfound again in (?:six|ten) years\b|\b(?:RFQ data|your data|award files|your quotes)\b[^.]*\b(?:anonymi[sz]ed|deleted|erased|kept|retained|stored)\b[^.]*\b(?:for|after) (?!24 months)\w+ (?:months|years)\b/i,
  },
  {
    fact: "training on customers' data",
    said: /\btrain(?:s|ed|ing)?\b[^.\n]{0,60}\bmodels?\b/i,
    records: ["app/site/facts/training.ts"],
    except: {
      "app/prose/records/security/answers.md": "the question; its answer is the record",
      "app/prose/records/legal/privacy.md": "the legal text, which the record sums up",
      "app/prose/records/legal/terms.md": "the legal text, which the record sums up",
    },
    about: /\btrain(?:ed|ing|s)?\b[^.]*\b(?:models?|customers?)\b/i,
    otherwise:
      /^(?!.*\b(?:never|not?|do you)\b).*\b(?:we|our models?)\b[^.]*\b(?:train|learn|improve)\w*\b[^.]*\b(?:your|customers?['’]?s?) (?:data|files|quotes)\b/i,
  },
  {
    fact: "ERP systems and their connection",
    said: /\b(?:NetSuite|Dynamics|Infor|Epicor|SAP|JobBOSS)\b|\bERP connections?\b/,
    records: ["app/site/facts/erp.ts"],
    except: {
      "app/prose/records/solutions/discrete-manufacturing.md": "one step of the workflow, shorter",
    },
    about: /\b(?:NetSuite|Dynamics|Infor|Epicor|SAP|JobBOSS)\b/,
    otherwise:
      /\b(?:writes?|posts?|syncs?|connects?) (?:directly|live) (?:in)?to (?:NetSuite|Dynamics|Infor|Epicor|SAP|JobBOSS|your ERP)\b|\b(?:native|live|direct) (?:NetSuite|Dynamics|Infor|Epicor|SAP|JobBOSS|ERP) (?:connections?|connectors?|integrations?)\b(?! come later)/i,
  },
  {
    fact: "prices of the plans",
    said: new RegExp(String.raw`\$(?:${prices})\b`),
    records: [],
    otherwise: new RegExp(
      String.raw`\b(?:Starter|Growth)\b[^.$]*\$(?!(?:${prices})\b)[\d,]+ ?(?:a|per|\/) ?month\b`,
      "i",
    ),
  },
  {
    fact: "how a subscription ends",
    said: /\bcancel(?:ed)? (?:at any time|anytime)\b[^.\n]*\./i,
    records: ["app/site/facts/cancel.ts"],
    except: {
      "app/pages/pricing/inclusions.tsx": "the specification's two words, before the record",
      "app/pages/home/pricing-teaser.tsx": "the specification's two words in a list of four",
      "app/pages/pricing.tsx": "the specification's two words in a list of four",
    },
    otherwise: /\b(?:30 days|notice)\b[^.]*\b(?:monthly|Starter|Growth) (?:plan|subscription)\b/i,
  },
  {
    fact: "users of the plans",
    said: new RegExp(`\\bup to (?:${users}) users\\b`, "i"),
    records: ["app/site/plans/plans.json"],
    otherwise: new RegExp(
      String.raw`\b(?:Starter|Growth)\b[^.]*\bup to (?!(?:${users}) users\b)\d+ users\b|\bEnterprise\b[^.]*\bup to \d+ users\b`,
      "i",
    ),
  },
  {
    fact: "headline figures",
    said: /\b5x faster\b|\b60[-–]80 ?%|\b80 ?% less\b|\b2\.4 ?s\b|\b12-second\b/,
    records: ["app/site/claims.ts"],
    except: { "app/format/improvement.ts": "an example in a comment" },
    otherwise:
      /(?<![\d.–-])(?:(?!5x)\d+x faster approvals|(?!60[-–]80)\d+(?:[-–]\d+)? ?% cycle time reduction|(?!80 ?%)\d+ ?% less manual work|(?!9 ?%)\d+ ?% landed cost savings)\b/i,
  },
  {
    fact: "where data is stored",
    said: /\bstored in (?:the )?(?:United States|US|EU|Europe)\b|\bEU region\b/i,
    records: ["app/site/facts/data-location.ts"],
    otherwise:
      /\b(?:data|backups?)\b[^.]*\bstored (?:in|within) (?:the )?(?:EU|Europe|European Union|Germany|Ireland|Canada|United Kingdom|UK)\b|\bwe offer an EU region\b/i,
  },
  {
    fact: "answers to a security review",
    said: /\b(?:RPO|RTO|FedRAMP)\b|\bmodel providers?\b|\boutside firm tests\b/i,
    records: ["app/site/facts/security-review.ts"],
    otherwise:
      /\bRPO (?:is|of) (?!(?:1|one) hour\b)|\bRTO (?:is|of) (?!(?:4|four) hours\b)|\b(?:CMMC|FedRAMP|ITAR)[ -](?:authorized|certified|compliant|registered)\b|(?<!\bno )\boutside model providers? (?:process|read|receive|see)/i,
  },
  {
    fact: "time to go live",
    said: /\bweeks to set up\b|\bfirst RFQ on day one\b/i,
    records: ["app/site/facts/go-live.ts"],
    otherwise:
      /\b(?:approval routes|implementation|onboarding|setup|single sign-on)\b[^.]*\btakes?\b(?! (?:about )?two weeks)[^.]*\b(?:days|weeks|months)\b/i,
  },
  {
    fact: "period of the headline figures",
    said: /\bmonths (?:before|after) go-live\b/i,
    records: ["app/site/facts/baselines.ts"],
    otherwise: /\b(?!six\b)\w+ months (?:before|after) go-live\b/i,
  },
  {
    fact: "review of controls",
    said: /\b(?:reviewed|control owner)\b[^.\n]*\b(?:quarter|quarterly|month|monthly)\b/i,
    records: ["app/site/facts/assurance.ts"],
    otherwise:
      /\bcontrols?\b[^.]*\breviewed (?:annually|monthly|weekly|yearly|(?:each|every|once a) (?:week|month|year))\b/i,
  },
  {
    fact: "what /try keeps on the device",
    said: /\bkept in this browser\b|\bopens offline\b/i,
    records: ["app/site/facts/kept-on-device.ts"],
    otherwise:
      /\b(?:this tool|the tool|\/try)\b[^.]*\b(?:sends|uploads)\b(?! nothing)[^.]*\b(?:files|quotes)\b|\bone setting stored\b|\bnothing is left in (?:this|your) browser\b/i,
  },
  {
    fact: "name of Supplier 360",
    said: /\b(?:Vendor|Supplier) (?:Scorecards? module|360°)|"Supplier scorecards"/,
    records: [],
    otherwise: /\bVendor 360\b|\bSupplier 360°|\b(?:Supplier|Vendor) Scorecards? module\b/i,
  },
  {
    fact: "SOC 2",
    said: /\bSOC[ -]2\b[^.\n]*\b(?:report|auditor|certif)/i,
    records: ["app/site/facts/assurance.ts"],
    about: /\bSOC[ -]2\b/,
    otherwise: /\bSOC[ -]2 (?:Type II )?certif|\bSOC[ -]2 Type I\b/i,
  },
  {
    fact: "uptime",
    said: /\b99\.9 ?%/,
    records: ["app/site/claims.ts"],
    otherwise:
      /(?<![\d.])(?!99\.9 ?%)\d+(?:\.\d+)? ?% uptime (?:guarantee|SLA|target)\b|\buptime (?:guarantee|SLA|target) of (?!99\.9 ?%)\d/i,
  },
  {
    fact: "free trial",
    said: /\b14[ -]days?\b/i,
    records: ["app/site/claims.ts"],
    otherwise:
      /(?<!\d)(?!14\b)\d+[ -]days? (?:free )?trial\b|\btrial (?:lasts|of) (?!14 )\d+ days\b|(?<!\bno )\bcredit card (?:is )?(?:needed|required)\b/i,
  },
  {
    fact: "first reply of sales",
    said: /\bwithin (?:2|two) hours\b/i,
    records: ["app/site/claims.ts"],
    otherwise:
      /\bsales\b[^.]*\b(?:answers?|replies|reply|responds?|response)\b[^.]*\b(?:in|within) (?!(?:2|two) hours\b)\w+ (?:minutes|hours|days)\b/i,
  },
  {
    fact: "data after termination",
    said: /\bthen we (?:delete|erase)\b|\bexport\b[^.\n]*\bafter termination\b/i,
    records: ["app/site/claims.ts", "app/site/facts/retention.ts"],
    otherwise:
      /\bthen we (?:delete|erase) (?:it|everything)\.|\bexport\b[^.]*\bfor (?!30 days)\w+ (?:days|months) after termination\b/i,
  },
  {
    fact: "the API and its documentation",
    said: /\bAPI is illustrative\b|\bSDK packages\b|\bAPI access is part of\b/i,
    records: ["app/site/facts/api.ts"],
    otherwise:
      /\bthe API is (?:illustrative|not served|planned)\b|\bAPI (?:access )?(?:comes|is coming) (?:later|soon)\b/i,
  },
  {
    fact: "what may not be added",
    said: /\b(?:add|keep|leave out|send|upload)\b[^.\n]*\b(?:ITAR|CUI)\b/i,
    records: ["app/site/facts/upload-rule.ts"],
    except: {
      "app/site/facts/fit.ts": "who the product is not for",
      "app/prose/records/legal/terms.md": "the legal text, which the record sums up",
    },
    otherwise: /\b(?:we accept|you (?:can|may) (?:add|send|upload))\b[^.]*\b(?:ITAR|CUI)\b/i,
  },
  {
    fact: "support times and SLA credits",
    said: /\bpriority support (?:answers|replies)\b|\bcredits? (?:of )?\d+ ?%/i,
    records: ["app/site/facts/support.ts"],
    about: /\bpriority support\b|\bcredits? (?:of )?\d+ ?%/i,
    otherwise:
      /\bpriority support\b[^.]*\bwithin (?!4 hours\b)\w+ (?:minutes|hours|days)\b|\bcredits? (?:of )?(?!10 ?%)\d+ ?%/i,
  },
  {
    fact: "tariffs",
    said: /\bSection (?:232|301)\b/,
    records: ["app/site/facts/duty-rates.ts"],
    otherwise:
      /\b(?:we|Quotewright) (?:adds?|finds?|fetch(?:es)?|looks? up) (?:all |the )?(?:duty rates|tariffs)\b/i,
  },
  {
    fact: "subprocessors",
    said: /\bsend (?:their names|the list) on request\b/i,
    records: ["app/site/facts/security-review.ts"],
    otherwise: /\b(?:no|(?:two|four|five|six|\d+)) subprocessors\b/i,
  },
  {
    fact: "audit records",
    said: /\bAS9100\b[^.\n]*\b(?:period|years)\b/,
    records: ["app/site/facts/retention.ts"],
    otherwise: /\bAS9100 (?:asks for|demands|requires|sets)\b[^.]*\b(?:years|period of)\b/i,
  },
  {
    fact: "discount of a year",
    said: /\b(?:2|two)-month discount\b|\b\d+(?:\.\d)?% less than paying monthly\b/i,
    records: ["app/site/claims.ts", "app/site/plans/annual-saving.ts"],
    otherwise:
      /\bsaves? (?!up to 20 ?%)(?:up to )?\d+ ?%|\b(?!2-month)[\w-]+[- ]months? (?:discount|free)\b|\b(?!13% )\d+% less than paying monthly\b/i,
  },
  {
    fact: "checked plans",
    said: /\banalyst checks\b|\blist prices?\b/i,
    records: ["app/site/plans/checked-plans.ts"],
    otherwise: /\blist prices?\b|\banalyst checks (?!every reading\b)/i,
  },
  {
    fact: "work by hand",
    said: /\bhours that people worked\b|\bhours? by hand\b/i,
    records: ["app/site/facts/baselines.ts"],
    except: {
      "app/pages/pricing/savings.ts": "for one quote, and the hint names what is counted",
      "app/pages/pricing/savings-worksheet.tsx":
        "for one quote, and the hint names what is counted",
      "app/pages/product/overview/before-and-after.tsx": "the name of the line",
      "app/prose/guides/paper-to-erp.md": "compares its example with the sample",
    },
    otherwise: /\b(?:work|hours) by hand\b[^.]*\b(?:count|include|with)s? waiting\b/i,
  },
  {
    fact: "cases behind the headline figures",
    said: /\b(?:two|three) published cases\b/i,
    records: ["app/site/facts/baselines.ts"],
    otherwise:
      /\b(?!two|three)\w+ published cases\b|\b(?:60[-–]80 ?%|5x|9 ?%)[^.]*\b(?:all|average|every|typical) customers?\b/i,
  },
  {
    fact: "what the large figures count",
    said: /\b50M\+|\b500\+|\b4\.9\/5\b|\b25\+|\b50K\+/,
    records: ["app/site/claims.ts"],
    otherwise:
      /(?<![\d.,])(?!500\+)\d[\d,]*\+ customers\b|\b(?!50M\+)\d+M\+ RFQs\b|(?<![\d.])(?!98 ?%)\d+ ?% satisfaction\b|\b(?!25\+)\d+\+ (?:field )?guides\b|\b(?!50K\+)\d+K\+ downloads\b/i,
  },
  {
    fact: "who can edit the audit trail",
    said: /\bedit an entry\b|\b(?:audit trail|entry|entries)\b[^.\n]*\b(?:altered|edited|immutable)\b/i,
    records: ["app/site/facts/retention.ts"],
    otherwise:
      /\b(?:audit trail|entry|entries)\b[^.]*\b(?:immutable|never edited|can(?:not)? be (?:altered|edited))\b|\bnot even by us\b/i,
  },
  {
    fact: "row level security",
    said: /\brow[ -]level security\b[^.\n]*\bin (?:its|the) backups?\b/i,
    records: [],
    otherwise: /\brow[ -]level security\b[^.]*\bin (?:its|the) backups?\b/i,
  },
  {
    fact: "sealed bids",
    said: /\bsealed (?:bids?|quotes)\b/i,
    records: ["app/site/facts/sealed-bids.ts"],
    otherwise: /\b(?:bids|quotes) (?:are|remain) sealed\b|\bwe (?:keep|seal)\b[^.]*\bsealed\b/i,
  },
  {
    fact: "receipts for the scorecards",
    said: /\bupload receipts\b/i,
    records: ["app/site/facts/erp.ts"],
    otherwise:
      /\breceipts\b[^.]*\b(?:arrive|come|flow|sync)s? from (?:the|your) ERP\b(?! system\b)/i,
  },
];
