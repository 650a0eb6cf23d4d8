import { JSDOM } from "jsdom";

import { documentOf } from "../pages/parse-html.ts";
import { contradictions, sayingsOf } from "../fact-sayings.ts";

export interface PageWords {
  address: string;
  words: number;
  /** Mean length of a sentence in words. */
  sentence: number;
  longest: string;
  metaphors: string[];
  tics: string[];
  /** Sentences that say that what is shown is illustrative. */
  illustrative: string[];
  /** Sentences by the settled fact that they are about, and those that contradict its record. */
  sayings: Readonly<Record<string, string[]>>;
  contradictions: string[];
  /** Whole sentences that stand on the page more than once. */
  repeated: string[];
}

const notRead =
  "svg, nav, pre, script, style, noscript, template, select, [aria-hidden='true'], [hidden]";
const paragraphs = "h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, caption, label";
const shortestRepeatWords = 6;

/** What a visitor reads of a built page: its main part, without drawings, listings and menus. */
export function pageWords(address: string, html: string): PageWords {
  const document = documentOf(html);
  const main = document.querySelector("main") ?? document.body;
  for (const node of main.querySelectorAll(notRead)) node.remove();
  const texts = [...main.querySelectorAll(paragraphs)]
    .filter((node) => node.querySelector(paragraphs) === null)
    .map((node) => readText(node));
  const all = readText(main, " ¶ ");
  const sentences = texts.flatMap(sentencesOf);
  const whole = sentences.filter((sentence) => /[.!?]["”’)]*$/.test(sentence));
  return {
    address,
    words: wordsOf(all).length,
    sentence: whole.length === 0 ? 0 : wordsOf(whole.join(" ")).length / whole.length,
    longest: whole.reduce(
      (longest, each) => (wordsOf(each).length > wordsOf(longest).length ? each : longest),
      "",
    ),
    metaphors: all.replaceAll(literals, "").match(metaphors) ?? [],
    tics: Object.values(tics).flatMap((pattern) => all.match(pattern) ?? []),
    illustrative: sentences.filter((sentence) => illustrative.test(sentence)),
    sayings: sayingsOf(sentences),
    contradictions: contradictions(sentences),
    repeated: [
      ...new Set(
        whole.filter(
          (sentence, at) =>
            whole.indexOf(sentence) !== at && wordsOf(sentence).length >= shortestRepeatWords,
        ),
      ),
    ],
  };
}

/** A gap where an element ends, so that neighbors do not grow together. */
function readText(node: Element, gap = " "): string {
  const html = node.innerHTML
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, (tag) =>
      /^<\/?(?:a|abbr|b|code|em|i|q|s|small|strong|sub|sup|time)\b/.test(tag) ? "" : gap,
    );
  return (JSDOM.fragment(html).textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]*)\s+(?=[\p{Lu}\d“"])/u).filter(Boolean);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d'’.,%$/-]*/gu) ?? [];
}

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
const illustrative = /\billustrati(?:ve|on only)\b|\bsample (?:data|content|figures)\b/i;
