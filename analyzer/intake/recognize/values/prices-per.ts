const are = String.raw`are|sind|verstehen sich|gelten|s'entendent|sont|se entienden|son|si intendono|sono|entendem-se|são|zijn|gelden|är|gäller|er|gælder|gjelder|są|jsou|netto|net|nets?|exw|ex works|[:：]`;
const pricesPer = new RegExp(
  String.raw`(?<!\p{L})(?:prices|preise|prix|precios|prezzi|preços|prijzen|priser(?:na)?|ceny)(?:\s?(?:in|en|em|i|w|v)?\s?(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|[€$£]))?,?\s?(?:(?:${are}),?\s)*(?:per|pro|je|pour|por|par|pr\.?|za)\s(100|1[.,'’ ]?000)(?!\d|[.,]\d|\s?(?:%|kg|g|m|mm|cm|ft|lb|l|m²)(?!\p{L}))`,
  "iu",
);

/** "All prices are per 1,000 pieces": the one number that a text has its prices for. */
export function sizeOfPrices(texts: readonly string[]): number | null {
  const said = texts.flatMap((text) => pricesPer.exec(text)?.[1] ?? []);
  const sizes = new Set(said.map((numeral) => Number(numeral.replace(/\D/g, ""))));
  const [size] = sizes;
  return size === undefined || sizes.size > 1 ? null : size;
}
