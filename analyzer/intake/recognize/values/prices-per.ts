const pricesPer =
  /(?<!\p{L})(?:prices|preise|prix|precios|prezzi|preços|prijzen|priser(?:na)?|ceny|áraink|árak|fiyatlar\p{L}*)(?!\p{L})[^.;\d]{0,40}?(?:per|pro|je|pour|por|par|pr\.?|za)\s(100|1[.,'’ ]?000)(?!\d)/iu;

/** "All prices are per 1,000 pieces": the one number that a text has its prices for. */
export function sizeOfPrices(texts: readonly string[]): number | null {
  const said = texts.flatMap((text) => pricesPer.exec(text)?.[1] ?? []);
  const sizes = new Set(said.map((numeral) => Number(numeral.replace(/\D/g, ""))));
  const [size] = sizes;
  return size === undefined || sizes.size > 1 ? null : size;
}
