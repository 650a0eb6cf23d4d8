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
  otherwise?: RegExp;
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
    except: { "app/prose/articles/rfq-package-security.md": "advice about the reader's own files" },
    about: /\b(?:anonymi[sz]ed|kept|keeps?|retained|retention)\b[^.]*\b(?:months|years)\b/i,
    otherwise: /\bfound again in (?:six|ten) years\b/i,
  },
  {
    fact: "training on customers' data",
    said: /\btrain(?:s|ed|ing)?\b[^.\n]{0,60}\bmodels?\b/i,
    records: ["app/site/facts/training.ts"],
    except: {
      "app/site/security/security-answers.ts": "the question; its answer is the record",
      "app/pages/legal/privacy/privacy-policy.ts": "the legal text, which the record sums up",
      "app/pages/legal/terms/terms-of-service.ts": "the legal text, which the record sums up",
    },
    about: /\btrain(?:ed|ing|s)?\b[^.]*\b(?:models?|customers?)\b/i,
  },
  {
    fact: "ERP systems and their connection",
    said: /\b(?:NetSuite|Dynamics|Infor)\b|\bERP connections?\b/,
    records: ["app/site/facts/erp.ts"],
    except: {
      "app/art/parts/interface-board.ts": "why the drawing's lines are dashed",
      "app/pages/solutions/discrete-manufacturing/records.ts": "one step of the workflow, shorter",
      "app/prose/guides/paper-to-erp.md": "advice about the reader's own ERP",
    },
    about: /\b(?:NetSuite|Dynamics|Infor)\b/,
    otherwise:
      /\b(?:writes?|posts?|syncs?) (?:directly|live) (?:in)?to (?:NetSuite|Dynamics|Infor)\b/i,
  },
  {
    fact: "prices of the plans",
    said: /\$(?:259|299|499|779|899|1,499)\b/,
    records: [],
  },
  {
    fact: "users of the plans",
    said: /\bup to (?:3|5|25) users\b/i,
    records: ["app/site/plans/plans.ts"],
  },
  {
    fact: "headline figures",
    said: /\b5x faster\b|\b60[-–]80 ?%|\b80 ?% less\b|\b2\.4 ?s\b|\b12-second\b/,
    records: ["app/site/claims.ts"],
    except: { "app/format/improvement.ts": "an example in a comment" },
  },
  {
    fact: "where data is stored",
    said: /\bstored in (?:the )?(?:United States|US|EU|Europe)\b|\bEU region\b/i,
    records: ["app/site/facts/data-location.ts"],
  },
  {
    fact: "answers to a security review",
    said: /\b(?:RPO|RTO|FedRAMP)\b|\bmodel providers?\b|\boutside firm tests\b/i,
    records: ["app/site/facts/security-review.ts"],
  },
  {
    fact: "time to go live",
    said: /\bweeks to set up\b|\bfirst RFQ on day one\b/i,
    records: ["app/site/facts/go-live.ts"],
  },
  {
    fact: "period of the headline figures",
    said: /\bmonths (?:before|after) go-live\b/i,
    records: ["app/site/facts/baselines.ts"],
  },
  {
    fact: "review of controls",
    said: /\b(?:reviewed|control owner)\b[^.\n]*\b(?:quarter|quarterly|month|monthly)\b/i,
    records: ["app/site/facts/assurance.ts"],
  },
  {
    fact: "what /try keeps on the device",
    said: /\bkept in this browser\b|\bopens offline\b/i,
    records: ["app/site/facts/kept-on-device.ts"],
  },
  {
    fact: "name of Supplier 360",
    said: /\b(?:Vendor|Supplier) (?:Scorecards? module|360°)|"Supplier scorecards"/,
    records: [],
  },
  {
    fact: "SOC 2",
    said: /\bSOC[ -]2\b[^.\n]*\b(?:report|auditor|certif)/i,
    records: ["app/site/facts/assurance.ts"],
    about: /\bSOC[ -]2\b/,
    otherwise: /\bSOC[ -]2 (?:Type II )?certified\b/i,
  },
  {
    fact: "uptime",
    said: /\b99\.9 ?%/,
    records: ["app/site/claims.ts"],
  },
  {
    fact: "free trial",
    said: /\b14[ -]days?\b/i,
    records: ["app/site/claims.ts"],
  },
  {
    fact: "first reply of sales",
    said: /\bwithin (?:2|two) hours\b/i,
    records: ["app/site/claims.ts"],
  },
];

/** Every saying of a settled fact outside its record, as "file:line fact". */
export function secondSayings(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      settledFacts
        .filter(({ records, except = {} }) => !records.includes(file) && !(file in except))
        .filter(({ said }) => said.test(line))
        .map(({ fact }) => `${file}:${index + 1} ${fact}`),
    ),
  );
}

/** Which sentences of a page are about each fact. */
export function sayingsOf(sentences: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    settledFacts.map(({ fact, said, about = said }) => [
      fact,
      sentences.filter((sentence) => about.test(sentence)),
    ]),
  );
}

/** Every sentence that says a fact otherwise than its record does. */
export function contradictions(sentences: readonly string[]): string[] {
  return settledFacts.flatMap(({ fact, otherwise }) =>
    sentences
      .filter((sentence) => otherwise?.test(sentence))
      .map((sentence) => `says otherwise than the record of “${fact}”: ${sentence}`),
  );
}
