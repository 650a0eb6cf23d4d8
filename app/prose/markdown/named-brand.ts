import { brand } from "#app/site/brand.ts";
import { erp } from "#app/site/facts/erp.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { retention } from "#app/site/facts/retention.ts";
import { sealedBids } from "#app/site/facts/sealed-bids.ts";

/** What a text keeps a place for: the company's name, and facts whose words are a record's. */
const places: Readonly<Record<string, string>> = {
  "{brand}": brand.name,
  "{retention}": retention,
  "{erp}": `${erp.today} ${erp.later}`,
  "{go-live}": goLive.time,
  "{sealed-bids}": sealedBids,
};

/** A text with the company's name in the places that `{brand}` keeps for it. The name itself is refused: it may change. */
export function withBrand(file: string, source: string): string {
  const line = source.split("\n").findIndex((text) => text.includes(brand.name)) + 1;
  if (line > 0) throw new Error(`${file}:${line}: write {brand} instead of ${brand.name}`);
  return Object.entries(places).reduce(
    (text, [place, said]) => text.replaceAll(place, said),
    source,
  );
}
