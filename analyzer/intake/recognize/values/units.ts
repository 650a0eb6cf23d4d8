import type { Dimension, UnitOfMeasure } from "../../quote-line.ts";
import { plainText } from "./plain-words.ts";

export const each: UnitOfMeasure = { dimension: "count", size: 1, label: "each" };
export const perHundred: UnitOfMeasure = { dimension: "count", size: 100, label: "per 100" };
export const perThousand: UnitOfMeasure = { dimension: "count", size: 1000, label: "per 1,000" };

const words: readonly (readonly [Dimension, number, string, string])[] = [
  [
    "count",
    1,
    "each",
    `each, apiece, a piece, ea, pc, pcs, pce, pces, piece, pieces, unit, units, nos, item, items, St, Stk, Stck, Stück,
    Stücke, Stueck, Einheit, Einheiten, pièce, pièces, pz, pza, pzas, pieza, piezas, ud, uds, un, und, unid,
    unidad, unidades, unité, unités, u, pezzo, pezzi, pz,
    cad, cadauno, nr, peça, peças, pç, pçs, unidade, stuk, stuks, st, styck, styk, stk, szt, sztuka, sztuk, sztuki, ks, kus,
    kusy, kusů, 个, 個, 件, 只, 台, 本, 枚, pcs/pce, C62, H87, EA, PCE, cada, ST, 支, 块, 片,
    off, ex, exemplaire, exemplaires, Exemplar, Exemplare, Expl, db, darab, darabok, buc, bucata, adet, kom, komad, шт, tk, vnt, gab, kus,
    ejemplar, ejemplares, esemplare, esemplari, exemplar, exemplares, exemplaren, egz, egzemplarz, výtisk, ケ, ヶ, 개`,
  ],
  [
    "count",
    1,
    "set",
    "set, sets, kit, kits, Satz, Sätze, jeu, jeux, juego, juegos, kpl, 套, セット, sæt, sett, sats, sada, komplet, conjunto, serie, takım, készlet, klt, garnitúra",
  ],
  [
    "count",
    1,
    "m²",
    "qm, sqm, square meter, square metre, square meters, mq, metro quadrato, metri quadrati, metros cuadrados, kvm, m.kw, MTK, metrekare, négyzetméter",
  ],
  [
    "count",
    1,
    "m³",
    "cbm, cubic meter, cubic metre, Kubikmeter, mc, metro cubo, MTQ, metreküp, köbméter",
  ],
  ["count", 1, "liter", "liter, litre, litres, liters, ltr, Liter, litro, litros, litri, litr"],
  [
    "count",
    1,
    "lot",
    "lot, lots, LS, lump sum, job, Psch, Pausch, pauschal, forfait, ens, lote, lotes, lotto, global, charge, batch",
  ],
  ["count", 2, "pair", "pair, pairs, pr, Paar, paire, paires, par, pares, pár, çift"],
  [
    "count",
    12,
    "dozen",
    "dozen, doz, dz, dzn, dtz, Dutzend, douzaine, douzaines, docena, docenas, düzine, tucat",
  ],
  ["count", 144, "gross", "gross, gr, Gros, grosse, gruesa"],
  [
    "count",
    100,
    "per 100",
    "C, H, cto, hundred, hundreds, Hundert, cent, cien, ciento, centaine, centena, C pcs, c/100",
  ],
  [
    "count",
    1000,
    "per 1,000",
    `M, k, kpcs, mpcs, k pcs, M pcs, mpc, tys, tys szt, 千个, thousand, thousands, Tsd, Tausend, TS, TSt, mille, millier, mil, millar,
    millares, ezer, ezer db`,
  ],
  [
    "weight",
    1,
    "kg",
    "kg, kgs, kilo, kilos, Kilogramm, kilogram, kilograms, kilogramme, kilogramo, KGM, 公斤, 千克, キロ",
  ],
  ["weight", 0.001, "g", "g, gram, grams, Gramm, gramme, grammes, gramo, gramos"],
  ["weight", 0.45359237, "lb", "lb, lbs, pound, pounds, libra, libras, livre, livres"],
  ["weight", 0.028349523125, "oz", "oz, ounce, ounces"],
  ["weight", 45.359237, "cwt", "cwt, hundredweight, ctw"],
  ["weight", 1000, "t", "t, ton, tonne, tonnes, Tonnen, tonelada, toneladas, mt, tonna"],
  [
    "length",
    1,
    "m",
    `m, mtr, mtrs, meter, meters, metre, metres, Metern, lfm, lfdm, mètre, mètres, metro, metros, ml, rm,
    running meter, laufmeter, MTR, 米, metr, metry, metru, méter, folyóméter`,
  ],
  ["length", 0.01, "cm", "cm, centimeter, centimetre, Zentimeter, centimètre, centímetro"],
  ["length", 0.001, "mm", "mm, millimeter, millimetre"],
  ["length", 1000, "km", "km, kilometer, kilometre"],
  [
    "length",
    0.3048,
    "ft",
    "ft, foot, feet, LF, lin ft, linear feet, linear foot, pie, pies, pied, pieds, Fuß",
  ],
  ["length", 0.0254, "in", "inch, inches, Zoll, pouce, pouces, pulgada, pulgadas"],
  ["length", 0.9144, "yd", "yd, yard, yards"],
];

const unitsByWord = new Map<string, UnitOfMeasure>(
  words.flatMap(([dimension, size, label, list]) =>
    list
      .split(",")
      .map((word) => [plainText(word), { dimension, size, label } satisfies UnitOfMeasure]),
  ),
);
unitsByWord.set("m", { dimension: "length", size: 1, label: "m" });
// Turkish pieces, where nothing else stands: within a text "ad" is Italian and Latin.
unitsByWord.set("ad", each);

/** Any word for a piece, within a longer expression: "pcs", "Stk", "szt". */
export const pieceWord = `(?:${words
  .flatMap(([, , label, list]) => (label === each.label ? list.split(",") : []))
  .map((word) => word.trim().replaceAll("/", String.raw`\/`))
  .sort((a, b) => b.length - a.length)
  .join("|")})`;

const perWords =
  /^(?:per|pro|je|par|por|pour|für|fur|cada|a|à|les|los|le|la|el|the|x|al|ogni|pr|za|每|voor|ca)$/i;

export interface FoundUnit {
  readonly unit: UnitOfMeasure;
  /** What the same letters may mean instead: "M" is a thousand or a meter. */
  readonly mayBe: readonly UnitOfMeasure[];
  /** It says "per": what a price is for, rather than what a quantity counts. */
  readonly saysPer: boolean;
  /** Only a number, "100": pieces, unless another column says that kilograms or meters are counted. */
  readonly isBareCount: boolean;
}

/** The unit that a whole text names: "Stk", "/100", "je 100 Stück", "per 1,000", "kg", "€/lb" without its "€". */
export function namedUnit(text: string): FoundUnit | null {
  const trimmed = text
    .trim()
    .replace(/(?<!\p{L})m\s?[²2](?!\d)/giu, "sqm")
    .replace(/(?<!\p{L})m\s?[³3](?!\d)/giu, "cbm");
  if (trimmed === "" || trimmed.length > 30) return null;
  const pack = packUnit(trimmed);
  if (pack !== null) return pack;
  if (trimmed === "%")
    return { unit: perHundred, mayBe: [perHundred], saysPer: true, isBareCount: true };
  if (trimmed === "‰" || trimmed === "%o") {
    return { unit: perThousand, mayBe: [perThousand], saysPer: true, isBareCount: true };
  }
  const parts = /^(?:(\/|@)|(\p{L}+)[\s.])?\s*(\d[\d.,'’ \u00a0\u202f]*)?\s*([^\d]*)$/u.exec(
    trimmed,
  );
  if (parts === null) return wordUnit(trimmed, false);
  const [, slash, lead, count, rest = ""] = parts;
  const isPer = slash !== undefined || (lead !== undefined && perWords.test(lead));
  if (lead !== undefined && !isPer) return wordUnit(trimmed, false);
  if (count === undefined) return wordUnit(rest, isPer);
  const size = /^(?:\d+|\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+)\s*$/.test(count)
    ? Number(count.replace(/[.,'’ \u00a0\u202f]/g, ""))
    : 0;
  if (size < 1 || size > 1e6) return null;
  // A bare number is the size of a price's unit only where people price by it.
  if (!isPer && rest.trim() === "" && !/^10*$/.test(String(size))) return null;
  const base = rest.trim() === "" ? { unit: each, mayBe: [each] } : wordUnit(rest, true);
  if (base === null) return null;
  return {
    unit: times(size, base.unit),
    mayBe: base.mayBe.map((unit) => times(size, unit)),
    saysPer: true,
    isBareCount: rest.trim() === "",
  };
}

const packWords = String.raw`packs?|packages?|pkgs?|pkts?|pks?|packets?|boxe?s?|bags?|cartons?|ctns?|cases?|rolls?|reels?|spools?|trays?|sleeves?|Packung(?:en)?|Pckg|Paket|VPE|VE|Karton|Beutel|Rolle|Schachtel|Gebinde|boîtes?|paquets?|sachets?|rouleaux?|cajas?|paquetes?|bolsas?|rollos?|scatol[ae]|confezion[ei]|rotol[oi]|caixas?|pacotes?|rolos?|doos|zak|rol|förpackning|förp|kartong|påse|rulle|pakke|æske|pose|opakowani[ea]|rolka|balení|krabice|koli|kutu|rulo|csomag|doboz|tekercs|zsák|盒|包|箱|卷|ケース|巻`;
const packOf = new RegExp(
  String.raw`^(?:per\s|pro\s|je\s|\/\s?)?(?:${packWords})\.?\s*(?:of|à|a|zu|von|mit|de|di|da|van|om|med|po|/|\(|=)?\s*(\d{1,6})(?:\s?(?:pcs|pc|ea|Stk|Stück|St|pz|uds|szt|ks|st|stk|adet|ad|db)\.?)?\)?$|^(\d{1,6})(?:er|-pack|\s?/|-)?[\s-]*(?:${packWords})$`,
  "iu",
);
const packAlone = new RegExp(String.raw`^(?:per\s|pro\s|je\s|\/\s?)?(?:${packWords})\.?$`, "iu");

/** "pack of 10", "VPE 100", "10er Pack"; a pack that does not say how much it holds may hold anything. */
function packUnit(text: string): FoundUnit | null {
  const found = packOf.exec(text);
  const size = Number(found?.[1] ?? found?.[2] ?? 0);
  const saysPer = /^(?:per|pro|je|\/)/i.test(text);
  const packed = (count: number): UnitOfMeasure => ({
    dimension: "count",
    size: count,
    label: `pack of ${count}`,
  });
  if (size > 0) return { unit: packed(size), mayBe: [packed(size)], saysPer, isBareCount: false };
  if (!packAlone.test(text)) return null;
  const pack: UnitOfMeasure = { dimension: "count", size: 1, label: "pack" };
  const mayBe = [pack, ...[10, 25, 50, 100].map(packed)];
  return { unit: pack, mayBe, saysPer, isBareCount: false };
}

function wordUnit(text: string, saysPer: boolean): FoundUnit | null {
  const words = text.replace(/[()[\].:]+/g, " ").trim();
  const unit = unitsByWord.get(plainText(words));
  if (unit === undefined) return null;
  if (/^M$/.test(words)) {
    const meter = unitsByWord.get("m")!;
    return { unit: perThousand, mayBe: [perThousand, meter], saysPer, isBareCount: false };
  }
  if (/^[CHkTtG]$/.test(words) || /^(?:ml|mt|gr|pie)$/i.test(words)) {
    return {
      unit,
      mayBe: [unit, unit.label === "each" ? perHundred : each],
      saysPer,
      isBareCount: false,
    };
  }
  return { unit, mayBe: [unit], saysPer, isBareCount: false };
}

/** "100" of kilograms. */
export function times(count: number, unit: UnitOfMeasure): UnitOfMeasure {
  if (count === 1) return unit;
  const many = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
  const label = unit.label === "each" ? `per ${many}` : `per ${many} ${unit.label}`;
  return { dimension: unit.dimension, size: count * unit.size, label };
}

/** "pack of 10", or one that does not say how much it holds. */
export function isPack({ label }: UnitOfMeasure): boolean {
  return label.startsWith("pack");
}

/** The kilogram of "per 100 kg". */
export function single(unit: UnitOfMeasure): UnitOfMeasure {
  const word = /^per [\d,]+ (.+)$/.exec(unit.label)?.[1];
  return (word === undefined ? null : namedUnit(word)?.unit) ?? unit;
}
