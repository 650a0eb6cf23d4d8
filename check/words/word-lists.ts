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
  "words of the tool that a reader did not understand":
    /\bfrom no line of\b|\bin words that are not known\b|\bsmaller doubt\b|\bpaid for and counted\b/gi,
  "a supplier is he or she": /\b(?:supplier|vendor)s?\b[^.]{0,60}\b(?:he|she|his|her)\b/gi,
};

/** Finds a sentence that says that what is shown is made up. */
export const illustrative = /\billustrati(?:ve|on only)\b|\bsample (?:data|content|figures)\b/i;
