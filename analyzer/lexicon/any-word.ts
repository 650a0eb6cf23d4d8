/**
 * Finds any of the words, which commas part: "rabatt*" may go on, "*rabatt" may have begun before, "net #" needs a figure.
 * Chinese and Japanese put no space between words: theirs are found anywhere. Turkish capitals of "i" and "ı" fold to no other letter.
 */
export function anyWord(list: string): RegExp {
  return new RegExp(anyWordSource(list), "iu");
}

/** The same within a longer expression. */
export function anyWordSource(list: string): string {
  const words = new Set(list.split(",").map((word) => word.trim().toLowerCase()));
  words.delete("");
  return `(?:${[...words].map(wordSource).join("|")})`;
}

function wordSource(word: string): string {
  const bare = word
    .replace(/^\*|\*$/g, "")
    .replace(/[.+/()[\]\\?^$|*{}]/g, String.raw`\$&`)
    .replace(/\s*#/g, String.raw`\s?\d+`)
    .replace(/\s+/g, String.raw`\s+`)
    .replace(/i\u0307|[iı]/g, "[iıİ]");
  const isOpenBefore = word.startsWith("*") || !/^\p{L}/u.test(word) || withoutSpaces.test(word);
  const isOpenBehind = word.endsWith("*") || !/\p{L}$/u.test(word) || withoutSpaces.test(word);
  return `${isOpenBefore ? "" : before}${bare}${isOpenBehind ? "" : behind}`;
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const before = String.raw`(?<![\p{L}\p{M}])`;
const behind = String.raw`(?![\p{L}\p{M}])`;
