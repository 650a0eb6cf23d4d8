import { durationWord } from "../values/lead-times.ts";
import { remembered } from "../values/remembered.ts";

/** "three weeks", "vier Wochen": small numbers are often words. */
const numberWords: readonly (readonly [number, string])[] = [
  [1, "one|einer?|une?|una?|uno|um|uma|een|en|ett|jeden|jedn[oa]|egy|bir"],
  [2, "two|zwei|deux|dos|due|dois|duas|twee|två|to|dwa|dwóch|dva|dvou|két|kettő|iki"],
  [3, "three|drei|trois|tres|tre|três|drie|trzy|trzech|tři|tří|három|üç"],
  [4, "four|vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery|czterech|čtyři|čtyř|négy|dört"],
  [5, "five|fünf|cinq|cinco|cinque|vijf|fem|pięć|pięciu|pět|pěti|öt|beş"],
  [
    6,
    "six|sechs|seis|sei|zes|sex|seks|sześć|sześciu|šest|šesti|hat(?=\\s(?:hét|nap|munkanap|hónap))|altı",
  ],
  [7, "seven|sieben|sept|siete|sette|sete|zeven|sju|syv|siedem|sedm|yedi"],
  [8, "eight|acht|huit|ocho|otto|oito|åtta|otte|åtte|osiem|ośmiu|osm|nyolc|sekiz"],
  [9, "nine|neun|neuf|nueve|nove|negen|nio|ni|dziewięć|devět|kilenc|dokuz"],
  [10, "ten|zehn|dix|diez|dieci|dez|tien|tio|ti|dziesięć|deset|tíz|on(?=\\s(?:iş|gün|hafta|ay))"],
  [14, "fourteen|vierzehn|quatorze|catorce|quattordici|catorze|veertien|fjorton|fjorten|čtrnáct"],
  [
    30,
    "thirty|dreißig|trente|treinta|trenta|trinta|dertig|trettio|tredive|tretti|trzydzieści|třicet|harminc|otuz",
  ],
  [
    60,
    "sixty|sechzig|soixante|sesenta|sessanta|sessenta|zestig|sextio|seksti|sześćdziesiąt|šedesát|hatvan|altmış",
  ],
  [
    90,
    "ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig|nittio|nitti|dziewięćdziesiąt|devadesát",
  ],
  [
    12,
    "twelve|zwölf|douze|doce|dodici|doze|twaalf|tolv|dwanaście|dvanáct|tizenkét|tizenkettő|on iki",
  ],
];
const between = String.raw`\s*(?:-|–|—|~|〜|～|\/|to|bis|à|a|do|tot|till|til|až|or|oder|ou|of|eller|and|und|et|y|e|en|och|og|vagy|ila|ile|veya|至|到)\s*`;

const countedDurations = numberWords.map(([number, words]) => {
  const pattern = `(?<!\\p{L})(?:${words})(?=(?:${between}(?:\\d+|\\p{L}{2,8}))?[\\s-](?:${durationWord})(?!\\p{L}))`;
  return { figure: String(number), pattern: new RegExp(pattern, "giu") };
});
/** Far cheaper to look for than any of them, and most sentences have none. */
const afterNumber = new RegExp(`[\\s-](?:${durationWord})(?!\\p{L})`, "iu");

/** "six (6) weeks". */
const saidTwice = new RegExp(
  `(?<!\\p{L})\\p{L}{2,12}\\s?\\((\\d{1,3})\\)(?=[\\s-](?:${durationWord})(?!\\p{L}))`,
  "giu",
);

/** The number in front of a span of time, in figures; also the first one of "three to four weeks". */
export const withFigures = remembered((text) =>
  afterNumber.test(text)
    ? countedDurations.reduce(
        (written, { figure, pattern }) => written.replace(pattern, figure),
        text.replace(saidTwice, "$1"),
      )
    : text,
);

/** A span of time in running text: "3-4 weeks", "ca. 20 Arbeitstage" without its "ca.". */
export const span = String.raw`\d+(?:[.,]\d+)?(?:${between}\d+)?[\s-]*(?:${durationWord}|wks?(?!-\d{3})|gg)(?!\p{Script=Latin})`;
export const spanPattern = new RegExp(span, "iu");

export interface FoundSpan {
  readonly text: string;
  readonly index: number;
}

const everySpan = new RegExp(`(?<![\\d.,/])${span}`, "giu");

export const spansIn = remembered((text): readonly FoundSpan[] =>
  Array.from(text.matchAll(everySpan), ({ 0: found, index }) => ({
    text: found.replace(/^(\d+)-(?=\p{L})/u, "$1 "),
    index,
  })),
);
