import { plainName } from "./plain-name.ts";
import type { Piece } from "./piece.ts";
import type { LabelledWord } from "./predict.ts";
import { priceReadings, type PriceReading, runOf } from "./price-readings.ts";
import type { SecondCharge, SecondOffer, SecondReading } from "./second-reading.ts";

/** Labels and pointers become offers. */
export function offersOf(pieces: readonly Piece[], words: readonly LabelledWord[]): SecondReading {
  const readings = withoutRepeats(priceReadings(pieces, words));
  markBreaks(readings);
  const groups: PriceReading[][] = [];
  const byPart = new Map<string, PriceReading[]>();
  for (const reading of readings) {
    if (reading.from === null) {
      groups.push([reading]);
      continue;
    }
    const key = `${nameOf(reading.part)}\u0001${nameOf(reading.supplier)}`;
    const group = byPart.get(key);
    if (group === undefined || group.some(({ from }) => from === reading.from)) {
      const begun = [reading];
      byPart.set(key, begun);
      groups.push(begun);
    } else group.push(reading);
  }
  let complete = 1;
  for (const { pointers, shares, isOwn } of words) {
    const share = shares.get("PRICE") ?? 0;
    if (pointers !== null && isOwn && share < 0.5) complete *= 1 - share;
  }
  return withToolCharges({
    offers: groups.flatMap(offerOf),
    ...chargesOf(pieces, words, Math.max(...readings.map(({ row }) => row))),
    complete,
  });
}

/** A part that is offered at a hundredth of it as well has a tool at that price. */
const leastOfTool = 100;

export function withToolCharges(reading: SecondReading): SecondReading {
  const { offers, charges } = reading;
  const isTool = ({ part, prices: [price, another] }: SecondOffer) =>
    price !== undefined &&
    another === undefined &&
    offers.some(
      (other) =>
        nameOf(other.part) === nameOf(part) &&
        other.prices.every((each) => each.price * leastOfTool < price.price),
    );
  const tools = offers.filter(isTool);
  if (tools.length === 0) return reading;
  const added = tools.flatMap(({ part, prices, core }): SecondCharge[] =>
    prices.map(({ price, place }) => ({
      amount: price,
      part,
      name: null,
      place,
      text: "",
      share: core,
    })),
  );
  return {
    ...reading,
    offers: offers.filter((offer) => !tools.includes(offer)),
    charges: [...charges, ...added],
  };
}

function chargesOf(pieces: readonly Piece[], words: readonly LabelledWord[], lastPrice: number) {
  let allCharges = 1;
  const rows = new Set<string>();
  const charges = words.flatMap(({ value, isOwn, shares, ...word }): SecondCharge[] => {
    const share = shares.get("CHG") ?? 0;
    const { place, text = "" } = pieces[word.piece] ?? {};
    if (!value || !isOwn || place === undefined) return [];
    const { pointers } = word;
    const pointed = (head: string) => pointers?.get(head)?.[0]?.word ?? -1;
    // Below all offers nothing is the last one's alone, unless its part is named there too.
    const ofLast = word.row > lastPrice && (words[pointed("part")]?.row ?? Infinity) <= lastPrice;
    const part = ofLast ? null : runOf(pieces, words, pointed("part"), "PART");
    const name = runOf(pieces, words, pointed("kind"), "KIND");
    if (share < 0.5) {
      allCharges *= 1 - share;
      return [];
    }
    // The price of one of it and the sum of its row are one charge.
    const ofRow = `${word.table} ${word.row} ${value} ${name}`;
    if (rows.has(ofRow)) return [];
    rows.add(ofRow);
    return [{ amount: value, part, name, place, text, share }];
  });
  return { charges, allCharges };
}

function offerOf(group: readonly PriceReading[]): SecondOffer[] {
  const [first] = group;
  if (first === undefined) return [];
  const isBroken = first.from !== null;
  let [core, terms] = [1, 1];
  for (const { shares } of group) {
    core *= shares.price * shares.part * shares.per * (isBroken ? shares.from : shares.quantity);
    terms = Math.min(terms, shares.supplier * shares.currency);
  }
  const { supplier, part, currency, places, further } = first;
  const each = ({ price, per }: PriceReading) => price / per;
  const prices =
    group.length > 1
      ? group
          .map((reading) => ({
            from: reading.from ?? 0,
            price: each(reading),
            place: reading.places.price,
          }))
          .sort((a, b) => a.from - b.from)
      : [{ from: 0, price: each(first), place: places.price }];
  const quantity = group.length > 1 ? first.quantity : (first.quantity ?? first.from);
  return [{ supplier, part, quantity, prices, currency, places, further, core, terms }];
}

/** The same quote twice, as text and as a table or an attachment: what the larger one says as well is left out. */
function withoutRepeats(readings: readonly PriceReading[]): PriceReading[] {
  const keyOf = ({ part, quantity, from, price }: PriceReading) =>
    `${nameOf(part)} ${quantity || from} ${price.toFixed(6)}`;
  const tables = [...Map.groupBy(readings, ({ table }) => table)]
    .map(([table, own]) => ({ table, count: own.length, keys: new Set(own.map(keyOf)) }))
    .sort((a, b) => b.count - a.count);
  const gone = new Set<number>();
  for (const larger of tables) {
    for (const smaller of tables) {
      if (larger === smaller || gone.has(larger.table) || gone.has(smaller.table)) continue;
      if (smaller.count <= larger.count && [...smaller.keys].every((key) => larger.keys.has(key))) {
        gone.add(smaller.table);
      }
    }
  }
  return readings.filter(({ table }) => !gone.has(table));
}

/** The same part in several rows, cheaper for more: prices by quantity. */
function markBreaks(readings: readonly PriceReading[]): void {
  const single = readings.filter(({ from, quantity, part }) => from === null && quantity && part);
  const groups = Map.groupBy(
    single,
    ({ part, supplier, table }) => `${nameOf(part)}\u0001${nameOf(supplier)}\u0001${table}`,
  );
  for (const group of groups.values()) {
    const rising = group.toSorted((a, b) => (a.quantity ?? 0) - (b.quantity ?? 0));
    const isCheaper = rising.every((each, at) => {
      const next = rising[at + 1];
      return (
        next === undefined ||
        ((each.quantity ?? 0) < (next.quantity ?? 0) &&
          each.price / each.per > next.price / next.per)
      );
    });
    if (group.length < 2 || !isCheaper) continue;
    for (const reading of group) {
      reading.from = reading.quantity;
      reading.shares.from = reading.shares.quantity;
    }
  }
}

function nameOf(text: string | null): string {
  return plainName(text ?? "");
}
