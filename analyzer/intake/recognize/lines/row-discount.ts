import type { QuoteLine } from "../../quote-line.ts";
import { readHeader } from "../headers/read-header.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { choice } from "../questions/answers.ts";

/** What a row below the offers takes off all of them. */
export interface RowDiscount {
  readonly row: number;
  /** As the row says it. */
  readonly words: string;
  readonly percent: number;
}

/** "5 % on all items", "op alle artikelen". */
const onAll =
  /\s(?:on|off|auf|sur|su|sobre|op|på|na)\s(?:the |de |die |les |gli |le )?(?:all|total|above|alle|sämtlich|tou[st]|tutt[ie]|tod[oa]s|alla|wszystk|vš).*$/iu;

/** "Discount", "Rabatt 3 %", perhaps on what, and nothing else. */
export function isDiscountName(text: string): boolean {
  const bare = text.replace(/[-−–]?\d+(?:[.,]\d+)?\s*%?/g, " ").replace(onAll, "");
  const { meanings, rest } = readHeader(bare.trim());
  return rest === "" && meanings[0]?.meaning === "discount";
}

/** A discount below the offers is taken off when the visitor says so; until then every price is doubted. */
export function afterDiscount(
  context: TableContext,
  lines: readonly QuoteLine[],
  { row, words, percent }: RowDiscount,
): QuoteLine[] {
  const about = "row-discount";
  const isOff = context.corrections.choices.get(about) === "off";
  const share = Number(percent.toFixed(4));
  const asked = isOff
    ? null
    : askChoice(context, about, {
        text: `${context.name} has “${words}” below its lines. Are the prices before this discount?`,
        confidence: 50,
        reason: "a row below the offers takes something off",
        place: context.regular.cellPlace(row, 0),
        keep: "No, leave the prices as they are",
        others: [choice(context, about, "off", `Yes, take ${share} % off`)],
      });
  return lines.map((line, index) => {
    // What is listed below the discount has none.
    if (line.row > row) return line;
    asked?.touch(index);
    const prices = line.prices.map(({ fromQuantity, price }) => ({
      fromQuantity,
      price: isOff
        ? {
            ...price,
            value: Math.round(price.value * (100 - share) * 1e8) / 1e10,
            raw: `${price.raw} less ${share} %`,
          }
        : { ...price, confidence: Math.min(price.confidence, asked?.confidence ?? 100) },
    }));
    return { ...line, prices };
  });
}
