/**
 * Words of the drafting room. A page may use them in one line, where its drawing shows the thing; elsewhere they stand
 * for something that has a plainer name.
 */
export const metaphors =
  /\b(?:balloon(?:s|ed)?|shims?|offcuts?|travell?ers?|rungs?|drawers?|flat file|blueprints?|title blocks?|datums?|drawn to|sheets?|nested|pens?|draughtsm[ae]n|feature frames?|gauge blocks?|test stands?|backlash)\b/gi;

/** Compounds in which the word is the thing itself. */
export const literals =
  /\b(?:data ?sheets?|sheets? metal|sheet of paper|(?:cover|cut|excel|hidden|rate|spread|work)[ -]?sheets?|excel file's sheets?|paper or blueprint|Draughtsman's Yard)\b/gi;

/** Turns of phrase that say nothing, or say it as a riddle. */
export const tics: Readonly<Record<string, RegExp>> = {
  nobody: /\b(?:nobody|no one)\b/gi,
  somebody: /\b(?:somebody|someone|anybody|anyone)\b/gi,
  "X without Y is a Z": /\bwithout an? [\w-]+ (?:is|are) an? \w+/gi,
  "a supplier is he or she": /\b(?:supplier|vendor)s?\b[^.]{0,60}\b(?:he|she|his|her)\b/gi,
};

export interface Fact {
  /** Finds a sentence that says it. */
  about: RegExp;
  /** Finds what must not be said, because it says otherwise than the record does. */
  otherwise?: RegExp;
}

/** Facts that several pages say, and on which they once disagreed. One record in `app/site` holds each. */
export const facts: Readonly<Record<string, Fact>> = {
  illustrative: { about: /\billustrati(?:ve|on only)\b|\bsample (?:data|content|figures)\b/i },
  retention: {
    about: /\b(?:anonymi[sz]ed|kept|keeps?|retained|retention)\b[^.]*\b(?:months|years)\b/i,
    otherwise: /\bfound again in (?:six|ten) years\b/i,
  },
  training: { about: /\btrain(?:ed|ing|s)?\b[^.]*\b(?:models?|customers?)\b/i },
  erp: {
    about: /\b(?:NetSuite|Dynamics|Infor)\b/,
    otherwise:
      /\b(?:writes?|posts?|syncs?) (?:directly|live) (?:in)?to (?:NetSuite|Dynamics|Infor)\b/i,
  },
  "SOC 2": { about: /\bSOC[ -]2\b/, otherwise: /\bSOC[ -]2 (?:Type II )?certified\b/i },
  uptime: { about: /\b99\.9 ?%/ },
  trial: { about: /\b14[ -]days?\b/i },
  "first reply": { about: /\bwithin (?:2|two) hours\b/i },
};
