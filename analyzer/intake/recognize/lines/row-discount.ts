import { readHeader } from "../headers/read-header.ts";

/** "5 % on all items", "op alle artikelen". */
const onAll =
  /\s(?:on|off|auf|sur|su|sobre|op|på|na)\s(?:the |de |die |les |gli |le )?(?:all|total|above|alle|sämtlich|tou[st]|tutt[ie]|tod[oa]s|alla|wszystk|vš).*$/iu;

/** "Discount", "Rabatt 3 %", perhaps on what, and nothing else. */
export function isDiscountName(text: string): boolean {
  const bare = text.replace(/[-−–]?\d+(?:[.,]\d+)?\s*%?/g, " ").replace(onAll, "");
  const { meanings, rest } = readHeader(bare.trim());
  return rest === "" && meanings[0]?.meaning === "discount";
}
