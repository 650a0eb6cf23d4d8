import { brand } from "../brand.ts";

/** Who the product is not for. */
export const notFor = `${brand.name} is not for you if you buy mostly from catalogs, run reverse auctions, or must keep controlled technical data (ITAR, CUI) in the tool.`;
