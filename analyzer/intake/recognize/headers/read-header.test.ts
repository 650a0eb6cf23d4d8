import { expect, test } from "vitest";

import type { HeaderMeaning } from "./header-meaning.ts";
import { readHeader } from "./read-header.ts";

/** Headers as suppliers write them, by what they mean. */
const english: Readonly<Partial<Record<HeaderMeaning, readonly string[]>>> = {
  supplier: ["Supplier", "VENDOR NAME", "Bidder"],
  part: ["Part No.", "P/N", "Item number", "SKU", "Part #", "Material Number"],
  description: ["Description", "Item Description", "Part name"],
  quantity: ["Qty", "Order Qty", "Quantity (pcs)", "EAU", "Lot size"],
  unit: ["UoM", "Unit of measure", "U/M"],
  priceUnit: ["Price unit", "Price per"],
  price: [
    "Unit price (EUR/100)",
    "Price each",
    "Net Unit Price",
    "Unit Cost USD",
    "Price per 1,000",
    "Cost/ea",
  ],
  discount: ["Discount %", "Disc."],
  total: ["Ext. price", "Line total", "Total price (USD)"],
  currency: ["Currency", "CCY", "Curr."],
  tooling: ["Tooling / NRE", "NRE", "Tooling cost", "Set-up charge", "Mold cost"],
  freight: ["Freight", "Shipping cost", "Freight % of value"],
  duty: ["Duty rate", "Import duty (%)", "Tariff"],
  incoterm: ["Incoterms 2020", "Delivery terms", "Trade terms"],
  leadTime: ["Lead time (weeks)", "L/T", "ARO", "Delivery time", "LT wks"],
  validUntil: ["Valid until", "Price validity", "Quote expiry", "Expiration date"],
  minimumOrder: ["MOQ", "Min. order qty (pcs)", "Minimum order"],
  rating: ["OTD", "Supplier rating (1-5)", "Reliability", "On-time delivery %"],
  manufacturer: ["Mfr", "Supplier code", "Manufacturer"],
  makerPart: ["MPN", "Supplier part no.", "Manufacturer Part Number"],
  otherPrice: ["Target price", "List price"],
  deliveryDate: ["Delivery date", "Tooling lead time"],
  orderValue: ["Minimum order value"],
};

const german: typeof english = {
  supplier: ["Lieferant", "Anbieter", "Lieferantenname"],
  part: ["Teile-Nr.", "Artikelnummer", "Mat.-Nr.", "Sachnr.", "Art.Nr."],
  description: ["Bezeichnung", "Benennung", "Materialkurztext"],
  quantity: ["Menge", "Stückzahl", "Anfragemenge", "Stk", "Losgröße", "Jahresbedarf"],
  unit: ["ME", "Einheit", "Mengeneinheit"],
  priceUnit: ["PE", "Preiseinheit", "je"],
  price: [
    "Preis/100",
    "Stückpreis",
    "Einzelpreis €",
    "Preis je 1.000 Stk in EUR",
    "Nettopreis",
    "EP",
    "Preis pro Stück",
  ],
  discount: ["Rabatt %", "Nachlass"],
  total: ["Gesamtpreis", "Positionswert", "Summe"],
  currency: ["Währung", "Whg.", "Waehrung"],
  tooling: ["Werkzeugkosten", "WZ-Kosten", "Einmalkosten", "Rüstkosten"],
  freight: ["Fracht %", "Frachtkosten", "Versandkosten"],
  duty: ["Zoll %", "Zollsatz"],
  incoterm: ["Lieferbedingung", "Lieferkonditionen", "Incoterm"],
  leadTime: ["Lieferzeit [Wo]", "LZ (AT)", "Lieferfrist", "WBZ", "Lieferzeit in Tagen"],
  validUntil: ["gültig bis", "Bindefrist", "Angebotsgültigkeit", "Gueltig bis"],
  minimumOrder: ["Mindestbestellmenge", "MBM", "Mindestmenge"],
  rating: ["Liefertreue", "Lieferantenbewertung", "Termintreue %"],
  manufacturer: ["Hersteller", "Lieferanten-Nr."],
  makerPart: ["Herstellernummer", "Herstellerteilenummer", "Lieferanten-Art.-Nr."],
  otherPrice: ["Zielpreis", "Listenpreis"],
  deliveryDate: ["Liefertermin", "Wunschtermin"],
  position: ["Pos.", "lfd. Nr."],
  orderValue: ["Mindestbestellwert"],
};

const french: typeof english = {
  supplier: ["Fournisseur", "Nom du fournisseur", "Société"],
  part: ["Référence", "Réf. article", "N° pièce", "Code article"],
  description: ["Désignation", "Libellé"],
  quantity: ["Quantité", "Qté", "Qté demandée", "Nombre de pièces"],
  unit: ["Unité", "Unité de mesure"],
  priceUnit: ["Unité de prix", "Base de prix"],
  price: ["PU HT", "Prix unitaire (€)", "P.U. HT", "Prix net", "Prix les 100", "Prix par pièce"],
  discount: ["Remise %", "Rabais"],
  total: ["Montant HT", "Prix total", "Total HT"],
  currency: ["Devise", "Monnaie"],
  tooling: ["Outillage", "Coût outillage (€)", "Frais d'outillage", "Moule"],
  freight: ["Frais de port", "Transport", "Frais de transport"],
  duty: ["Droits de douane", "Douane %"],
  incoterm: ["Conditions de livraison", "Incoterm"],
  leadTime: ["Délai", "Délai (sem.)", "Délai de livraison", "Délais en jours ouvrés"],
  validUntil: ["Validité", "Valable jusqu'au", "Date de validité", "Validité de l’offre"],
  minimumOrder: ["Qté mini", "Quantité minimum", "Minimum de commande"],
  rating: ["Évaluation fournisseur", "Taux de service", "Fiabilité"],
  otherPrice: ["Prix cible", "Prix TTC"],
  deliveryDate: ["Date de livraison"],
  manufacturer: ["Fabricant"],
  makerPart: ["Réf. fournisseur"],
};

const spanish: typeof english = {
  supplier: ["Proveedor", "Nombre del proveedor", "Ofertante"],
  part: ["Referencia", "Código artículo", "N° de pieza", "Número de parte"],
  description: ["Descripción", "Denominación", "Concepto"],
  quantity: ["Cantidad", "Cant.", "Cantidad solicitada", "N° piezas"],
  unit: ["Unidad", "Unidad de medida", "Ud."],
  priceUnit: ["Unidad de precio", "Base de precio"],
  price: [
    "Precio unitario",
    "P. unit.",
    "Precio por mil",
    "Precio/ud",
    "Precio neto (EUR)",
    "Coste unitario",
  ],
  discount: ["Dto. %", "Descuento"],
  total: ["Importe", "Precio total"],
  currency: ["Moneda", "Divisa"],
  tooling: ["Utillaje", "Coste de utillaje", "Herramental", "Molde"],
  freight: ["Flete", "Portes", "Gastos de envío"],
  duty: ["Arancel %", "Derechos de aduana"],
  incoterm: ["Condiciones de entrega", "Incoterm"],
  leadTime: ["Plazo", "Plazo de entrega (semanas)", "Tiempo de entrega", "Plazo entrega días"],
  validUntil: ["Validez", "Válido hasta", "Vigencia", "Validez de la oferta"],
  minimumOrder: ["Pedido mínimo", "Cantidad mínima", "Cant. mín."],
  rating: ["Calificación", "Evaluación proveedor", "Puntuación"],
  otherPrice: ["Precio objetivo", "Precio con IVA"],
  deliveryDate: ["Fecha de entrega"],
  manufacturer: ["Fabricante"],
};

const cases = Object.entries({ english, german, french, spanish }).flatMap(([language, meanings]) =>
  Object.entries(meanings).flatMap(([meaning, headers]) =>
    headers.map((header) => ({ language, header, meaning })),
  ),
);

test.each(cases)("$language: “$header” means $meaning", ({ header, meaning }) => {
  const [first] = readHeader(header).meanings;
  expect(first?.meaning).toBe(meaning);
  expect(first?.score).toBeGreaterThanOrEqual(88);
});

test("each language has more than thirty headers here", () => {
  for (const meanings of [english, german, french, spanish]) {
    expect(Object.values(meanings).flat().length).toBeGreaterThanOrEqual(50);
  }
});

test("case, accents, punctuation and transliteration do not count", () => {
  for (const header of ["STÜCKPREIS", "Stueckpreis", "stück­preis".replace("­", ""), "Stückpreis:"]) {
    expect(readHeader(header).meanings[0]?.meaning).toBe("price");
  }
});

test("a header states a currency, a unit, an Incoterm", () => {
  const price = readHeader("Unit price FCA Hamburg (EUR/100)");
  expect(price.currency?.code).toBe("EUR");
  expect(price.unit?.unit).toMatchObject({ dimension: "count", size: 100 });
  expect(price.incoterm).toBe("FCA");
  expect(price.rest).toBe("");
  expect(readHeader("Price (US$/lb)").unit?.unit.label).toBe("lb");
  expect(readHeader("Price (US$/lb)").currency?.mayBe).toEqual(["USD"]);
  expect(readHeader("Price $").currency?.mayBe.length).toBeGreaterThan(1);
});

test.each([
  ["Price @ 500", 500, true],
  ["1-99", 1, true],
  ["100 - 499 pcs", 100, true],
  ["ab 1.000 Stk", 1000, true],
  ["500+", 500, true],
  ["Preis ab 500", 500, true],
  ["Prix à partir de 250", 250, true],
  ["1000", 1000, false],
  ["Price 250", 250, false],
])("“%s” is a price from %i on", (header, from, isMarked) => {
  expect(readHeader(header).quantity).toEqual({ from, isMarked });
});

test("“per 100” is what a price is for, not a quantity to order", () => {
  for (const header of [
    "Preis/100",
    "Price per 100",
    "Precio por 100",
    "Prix par 100",
    "Prix pour 100",
    "Preis für 100 Stk",
    "EUR/100 Stk Preis",
  ]) {
    expect(readHeader(header).quantity).toBeNull();
    expect(readHeader(header).unit?.unit.size).toBe(100);
  }
});

test.each([
  ["Lead time (weeks)", "weeks"],
  ["Lieferzeit [Wo]", "weeks"],
  ["LZ (AT)", "working days"],
  ["Délai (jours ouvrés)", "working days"],
  ["Délai std (j. ouvrés)", "working days"],
  ["Plazo entrega días", "days"],
  ["Liefertage", "days"],
  ["Lead time", null],
])("“%s” counts in %s", (header, unit) => {
  expect(readHeader(header).durationUnit).toBe(unit);
});

test("what means nothing is kept as written: a supplier's name", () => {
  expect(readHeader("Bolt & Sons Ltd. (EUR)").rest).toBe("Bolt & Sons Ltd.");
  expect(readHeader("Price Müller GmbH").rest).toBe("Müller GmbH");
  expect(readHeader("Bolt & Sons Ltd.").meanings).toEqual([]);
});

test("three capitals before a slash are a currency only where they name one", () => {
  expect(readHeader("NRE / tooling").meanings[0]?.meaning).toBe("tooling");
  expect(readHeader("EUR/pc").meanings[0]?.meaning).toBe("price");
});

test("“Ft” beside a price is money where it is Hungarian", () => {
  const { meanings, unit } = readHeader("Egységár (Ft)");
  expect([meanings[0]?.meaning, unit ?? null]).toEqual(["price", null]);
});

test("money for so many, from a quantity on, is a price whatever the words are above other columns", () => {
  const { meanings, unit, quantity, rest } = readHeader("Peça: 10.000 un. (€/1000)");
  expect([meanings[0]?.meaning, unit?.unit.size, quantity?.from, rest]).toEqual([
    "price",
    1000,
    10_000,
    "",
  ]);
  expect(readHeader("Tooling, 1 set (€/pc)").meanings[0]?.meaning).toBe("tooling");
  expect(readHeader("Price 2026 (EUR/pc)").quantity?.isMarked).toBe(false);
  expect(readHeader("Description 4 mm (EUR/pc)").meanings[0]?.meaning).toBe("description");
  expect(readHeader("Coating from 100 (EUR/pc)").rest).toBe("Coating");
});
