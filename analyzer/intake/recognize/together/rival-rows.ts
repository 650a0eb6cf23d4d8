import type { QuoteLine } from "../../quote-line.ts";
import type { OfferDraft } from "../../recognition.ts";
import type { SourcePlace } from "../../source-place.ts";
import type { Unproven } from "../proof/unproven.ts";
import { listed } from "../proof/unproven.ts";
import type { TableContext } from "../table/table-context.ts";
import { plainNumeral } from "../../offer-draft.ts";
import type { SecondOffer } from "../../second-reader/second-reading.ts";
import type { SharedField } from "./agreement.ts";
import type { Contested } from "./contested.ts";
import type { Together } from "./read-together.ts";
import { choice, inWords } from "../questions/answers.ts";

const names: Readonly<Record<Contested, string>> = {
  part: "Part",
  quantity: "Quantity",
  price: "Price",
  supplier: "Supplier",
  currency: "Currency",
  offers: "Offers",
};

/** What the two readings have differently, side by side: one tap takes the other. */
export function rivalRows(context: TableContext, together: Together | null): Unproven[] {
  if (together === null || together.isAgreed) return [];
  const { agreement, contested, gone, isReplaced } = together;
  const { pairs, onlyRules, onlySecond } = agreement;
  const row = (
    of: Contested,
    field: Unproven["field"],
    rules: readonly string[],
    second: readonly string[],
  ): Unproven => {
    const isTaken = contested.get(of) === true;
    const [own, other] = isTaken ? [second, rules] : [rules, second];
    const taken = isTaken ? "rules" : "second";
    return {
      field,
      what: `${names[of]}, read in two ways`,
      read: listed(own),
      from: "",
      answers: [choice(context, `reading/${of}`, taken, listed(other))],
      ...(of === "supplier" ? { words: inWords(context, "supplier", "Another supplier") } : {}),
      isOfAll: true,
    };
  };
  const rows = [...contested.keys()].flatMap((of) => {
    if (of === "offers") {
      const kept = pairs.map(({ line }) => offerOfLine(line));
      const all = [...(isReplaced ? [] : kept), ...onlyRules.map(offerOfLine)];
      const isSingle = !isReplaced && onlyRules.length > 1 && onlyRules.length <= mostAdded;
      return [row(of, "nothing", all, kept), ...(isSingle ? onlyRules.map(mayBeNone) : [])];
    }
    const own = pairs.filter((pair) => pair.differing.includes(of));
    return row(
      of,
      of,
      own.map(({ line }) => ofLine(of, line)),
      own.map(({ offer }) => ofOffer(of, offer)),
    );
  });
  /** One by one where some of them are offers and some are not. */
  function mayBeNone(line: QuoteLine): Unproven {
    const isOut = gone.has(line);
    const [own, other] = isOut ? ["no offer", "an offer"] : ["an offer", "no offer"];
    return {
      field: "nothing",
      what: offerOfLine(line),
      read: own,
      from: "",
      answers: [choice(context, `reading/${line.id}`, isOut ? "rules" : "second", other)],
      isOfAll: true,
    };
  }

  return [...rows, ...onlySecond.slice(0, mostAdded).map(mayBeOffer)];

  function mayBeOffer(offer: SecondOffer, index: number): Unproven {
    const text = `${ofOffer("part", offer)} ${ofOffer("price", offer)}`;
    const place = offer.prices[0]?.place ?? { kind: "file", fileName: context.table.fileName };
    return {
      field: "nothing",
      what: "May be an offer",
      read: text,
      from: "",
      answers: [],
      isOfAll: true,
      offers: [draftOf(offer, `second/${index}`, place)],
    };
  }

  function draftOf(offer: SecondOffer, about: string, place: SourcePlace): OfferDraft {
    return {
      of: { kind: "row", tableId: context.table.id, about, place },
      part: offer.part ?? "",
      quantity: offer.quantity === null ? "" : plainNumeral(offer.quantity),
      price: priceList(offer),
      leadTime: "",
      supplier: offer.supplier ?? "",
      currency: offer.currency ?? "",
    };
  }
}

const mostAdded = 12;

function priceList({ prices }: SecondOffer): string {
  const [first, another] = prices;
  if (another === undefined) return first === undefined ? "" : priceOf(first.price);
  return prices
    .map(({ from, price }) => `${plainNumeral(Math.max(1, from))}: ${priceOf(price)}`)
    .join("; ");
}

function ofLine(field: SharedField, line: QuoteLine): string {
  switch (field) {
    case "part":
      return line.part?.value ?? "none";
    case "quantity":
      return line.quantity === null ? "none" : plainNumeral(line.quantity.value);
    case "price":
      return line.prices.map(({ price }) => plainNumeral(price.value)).join(" / ");
    case "supplier":
      return line.supplier.value;
    case "currency":
      return line.currency?.value ?? "none";
  }
}

function ofOffer(field: SharedField, offer: SecondOffer): string {
  switch (field) {
    case "quantity":
      return offer.quantity === null ? "none" : plainNumeral(offer.quantity);
    case "price":
      return offer.prices.map(({ price }) => priceOf(price)).join(" / ");
    default:
      return offer[field] ?? "none";
  }
}

function priceOf(price: number): string {
  return plainNumeral(Number(price.toPrecision(10)));
}

function offerOfLine(line: QuoteLine): string {
  return `${ofLine("part", line)} ${ofLine("price", line)}`;
}
