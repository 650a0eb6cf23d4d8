import { pieceWord } from "./units.ts";

/** A price, as written, and the quantity that it holds from. */
interface ListedPrice {
  readonly fromQuantity: number;
  readonly price: string;
}

const entry = new RegExp(
  String.raw`^(?:from|ab|dès|desde|da|od|>=?)?\s*(\d[\d.,'’ ]*?)\s*(?:${pieceWord}|kg|m)?\.?\s*\+?\s*[:=@]\s*(\S.*)$`,
  "iu",
);

/** "1000: 0.412; 5000: 0.318": prices by quantity, the smallest first. `null` where it is not such a list. */
export function readPriceList(text: string): ListedPrice[] | null {
  const entries = text
    .split(/[;\n]+|,\s+(?=\D{0,5}\d[\d.,'’ ]*\D{0,6}[:=@])/u)
    .map((each) => each.trim())
    .filter((each) => each !== "");
  const prices = entries.flatMap((each): ListedPrice[] => {
    const [, count, price] = entry.exec(each) ?? [];
    const fromQuantity = count === undefined ? Number.NaN : countOf(count);
    return price === undefined || Number.isNaN(fromQuantity) ? [] : [{ fromQuantity, price }];
  });
  const isWhole = prices.length > 0 && prices.length === entries.length;
  const isOnce = new Set(prices.map(({ fromQuantity }) => fromQuantity)).size === prices.length;
  return isWhole && isOnce ? prices.sort((a, b) => a.fromQuantity - b.fromQuantity) : null;
}

/** A quantity is whole, or has few decimals: "1.000" is a thousand. */
function countOf(text: string): number {
  const bare = text.trim();
  if (/^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(bare)) return Number(bare.replace(/[.,'’ ]/g, ""));
  return Number(bare.replace(",", "."));
}
