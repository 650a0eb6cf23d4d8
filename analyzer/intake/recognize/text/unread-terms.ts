import { monthWord } from "../values/dates.ts";
import { leadTimeName } from "./lead-time-sentences.ts";

const week = String.raw`(?<!\p{L})(?:cal(?:endar|\.)?\s?week|week|wk|CW|KW|kalenderwoche|semaine|semana|settimana|vecka|uge|uke|týden|tydzień|tyg|hafta)\.?\s?\d{1,2}(?!\d)|(?<!\d)\d{1,2}\.\s?(?:hét|héten|hafta)(?!\p{L})`;
const partOfMonth = String.raw`(?<!\p{L})(?:early|mid|middle of|late|end(?: of)?|beginning of|start of|anfang|mitte|ende|début|mi|fin|principios de|mediados de|finales de|inizio|metà|fine|início de|meados de|fim de|begin|half|medio|eind|i början av|mitten av|slutet av|primo|ultimo|początek|w połowie|połowa|koniec|začátek|polovina|konec|v polovině)[\s-]+(?:d['’]|de\s)?(?:${monthWord})(?!\p{L})`;
const day = String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)|\d{4}-\d{2}-\d{2}|\d{1,2}\.?\s(?:${monthWord})(?!\p{L})`;
const when = new RegExp(`${week}|${partOfMonth}|${day}`, "iu");
const validityName =
  /(?<!\p{L})(?:valid(?:ity)?|holds?|firm|good|gültig|gilt|bindefrist|valable|validité|válid[oa]|vigencia|validità|validade|geldig|giltig|gäller|gyldig|gælder|ważn\p{L}+|platnost|platí|érvényes\p{L}*|kötöttség|geçerl[iİ]\p{L}*|opsiyon\p{L}*|有效期|有効期限)(?!\p{L})/iu;

/** A day, a week or a part of a month where a lead time or a validity is spoken of. */
export function unreadTerm(piece: string, label: string | null): "leadTime" | "validUntil" | null {
  if (piece.length > 200 || !when.test(piece)) return null;
  if (label === "quoteDate" || label === "payment" || label === "quoteNumber") return null;
  if (label === "validUntil" || validityName.test(piece)) return "validUntil";
  const isTimed = label === "leadTime" || label === "deliveryDate";
  const named = leadTimeName.exec(piece);
  const near =
    named === null ? "" : piece.slice(named.index, named.index + named[0].length + reach);
  return isTimed || when.test(near) ? "leadTime" : null;
}

/** How many characters after its name the day may stand. */
const reach = 40;
