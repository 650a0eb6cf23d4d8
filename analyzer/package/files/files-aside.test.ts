import fc from "fast-check";
import { expect, test } from "vitest";

import type { FileReading } from "../../intake/source.ts";
import { analyze } from "../analyze.ts";
import { type GivenLine, quoteLine, settingsWith } from "../testing/quote-lines.ts";
import { filesAside, withFilesAside } from "./files-aside.ts";

interface GivenFile {
  name: string;
  texts: readonly string[];
  offers?: readonly Partial<GivenLine>[];
}

function packageOf(...given: GivenFile[]) {
  const readings = given.map(({ name, texts }): FileReading => {
    const lines = texts.map((text, index) => ({ fileName: name, part: "", line: index + 1, text }));
    const nothing = { kind: "text", sizeBytes: 1, tables: [], sender: null, problems: [] } as const;
    return { sourceId: name, fileName: name, lines, ...nothing };
  });
  const lines = given.flatMap(({ name, offers = [{}] }) =>
    offers.map((offer, row) =>
      quoteLine({ supplier: "North Ltd", id: `${name}#1:${row}`, tableId: `${name}#1`, ...offer }),
    ),
  );
  return { readings, lines, ...filesAside(readings, lines) };
}

const old = { name: "old.pdf", texts: ["Quotation Q-9042"], offers: [{ price: 8 }] };
const other = (...texts: string[]) => ({ name: "new.pdf", texts, offers: [{ price: 9 }] });
const namesOf = ({ aside }: ReturnType<typeof packageOf>) => aside.map(({ fileName }) => fileName);

test.each([
  ["Rev 1 replaces Q-9042, which is withdrawn."],
  ["This quote supersedes our quotation Q-9042 dated 2026-11-03."],
  ["This quotation with new prices replaces no. Q-9041 and Q-9042."],
  ["Our quote Q-9042 is hereby withdrawn."],
  ["Q-9042 is superseded by this quote."],
  ["Dieses Angebot ersetzt unser Angebot Nr. Q-9042 vom 03.11.2026."],
  ["Unser Angebot Q-9042 wird hiermit zurückgezogen."],
  ["Annule et remplace notre devis Q-9042"],
  ["Esta oferta sustituye a la oferta Q-9042."],
  ["La presente sostituisce la nostra offerta Q-9042."],
  ["Esta proposta substitui a proposta Q-9042."],
  ["Deze offerte vervangt offerte Q-9042."],
  ["Niniejsza oferta zastępuje ofertę Q-9042."],
  ["Tato nabídka nahrazuje nabídku Q-9042."],
  ["Denna offert ersätter offert Q-9042."],
  ["Dette tilbud erstatter tilbud Q-9042."],
  ["本报价取代Q-9042"],
  ["Q-9042は無効です"],
])("“%s” sets the quote that it names aside", (text) => {
  const found = packageOf(old, other("Quotation Q-9100", text));
  expect(namesOf(found)).toEqual(["old.pdf"]);
  expect(found.aside[0]?.reason).toBe(`new.pdf says “${text.replace(/\.$/, "")}”`);
});

test("a number on the next line is still of the sentence", () => {
  expect(namesOf(packageOf(old, other("This supersedes our quotation", "Q-9042.")))).toEqual([
    "old.pdf",
  ]);
});

test.each([
  ["Position 20 replaces position 20 of Q-9042."],
  ["This replaces item 20 of our quote Q-9042."],
  ["This quote replaces Q-9042 if it is ordered by Friday."],
  ["Q-9042 is withdrawn unless it is ordered today."],
])("“%s” is said, and sets nothing aside", (text) => {
  const found = packageOf(old, other("Quotation Q-9100", text));
  expect(found.aside).toEqual([]);
  expect(found.notes).toEqual([
    `new.pdf says “${text.slice(0, -1)}”: old.pdf is used too, as this may be of some parts, or on a condition.`,
  ]);
});

test("a number of no other file is said, and sets nothing aside", () => {
  const found = packageOf(old, other("This quotation replaces quotation Q-8000."));
  expect(found.aside).toEqual([]);
  expect(found.notes).toEqual([
    "new.pdf says “This quotation replaces quotation Q-8000”: no other file is that quote, so all are used.",
  ]);
});

test("a file of another supplier is never set aside", () => {
  const foreign = { ...old, offers: [{ supplier: "South Inc" }] };
  const found = packageOf(foreign, other("This replaces Q-9042."));
  expect(found.aside).toEqual([]);
  expect(found.notes).toEqual([
    "new.pdf says “This replaces Q-9042”: old.pdf is not read as of the same supplier, so it is used too.",
  ]);
});

test("files that replace each other are both used, whatever else they say", () => {
  const found = packageOf(
    { name: "a", texts: ["Quote A-100", "This replaces quote B-200."], offers: [{ price: 1 }] },
    {
      name: "b",
      texts: ["Quote B-200", "This replaces quote A-100.", "It supersedes A-100."],
      offers: [{ price: 2 }],
    },
  );
  expect(found.aside).toEqual([]);
  expect(found.notes).toEqual(["a and b each replace the other: both are used."]);
});

test("each of a row of revisions replaces the one before", () => {
  const found = packageOf(old, other("Quotation Q-9042 Rev 1"), {
    name: "newest.pdf",
    texts: ["Quotation Q-9042-R2"],
    offers: [{ price: 7 }],
  });
  expect(namesOf(found).toSorted()).toEqual(["new.pdf", "old.pdf"]);
});

test("a later revision that leaves a part out does not set the whole quote aside", () => {
  const whole = { ...old, offers: [{ price: 8 }, { part: "BR-4" }] };
  const found = packageOf(whole, other("Quotation Q-9042 Rev 1"));
  expect(found.aside).toEqual([]);
  expect(found.notes[0]).toContain("but does not price BR-4");
});

test("the same quote twice is one, and the file that says more is kept", () => {
  const brief = { name: "mail.eml", texts: [], offers: [{ leadTimeDays: null }] };
  const full = { name: "quote.pdf", texts: [], offers: [{ leadTimeDays: 20 }] };
  expect(namesOf(packageOf(brief, full))).toEqual(["mail.eml"]);
  expect(namesOf(packageOf(full, { ...full, name: "quote (2).pdf" }))).toEqual(["quote (2).pdf"]);
});

test("some of its parts are the same quote only under the same number", () => {
  const offers = [{ part: "BR-1" }, { part: "BR-2" }];
  const part = { name: "mail.eml", texts: ["Quote Q-9042"], offers: offers.slice(0, 1) };
  const whole = { name: "quote.pdf", texts: ["Quote Q-9042"], offers };
  expect(namesOf(packageOf(part, whole))).toEqual(["mail.eml"]);
  expect(namesOf(packageOf({ ...part, texts: ["Quote Q-9043"] }, whole))).toEqual([]);
});

test("quotes of one number that differ are both used, and it is said", () => {
  const found = packageOf(old, other("Quotation Q-9042"));
  expect(found.aside).toEqual([]);
  expect(found.notes).toEqual([
    "old.pdf and new.pdf are both quote Q-9042, and differ on 40718-03: both are used.",
  ]);
});

test("a quote that is set aside wins nothing, changes no quantity, and can be used all the same", () => {
  const cheap = { ...old, offers: [{ price: 1, quantity: 900 }] };
  const { lines, aside } = packageOf(cheap, other("This replaces Q-9042."));
  const rank = (used: readonly string[]) =>
    analyze(
      { tables: [], questions: [], lines: withFilesAside(lines, { aside, changed: [] }, used) },
      settingsWith(),
    ).groups[0];
  const group = rank([]);
  expect(group?.best.map(({ id }) => id)).toEqual(["new.pdf#1:0"]);
  expect(group?.notes).toEqual([]);
  expect(group?.setAside).toMatchObject([
    {
      kind: "replaced",
      reason: "old.pdf is set aside, as new.pdf says “This replaces Q-9042”.",
    },
  ]);
  expect(rank(["old.pdf"])?.best).toHaveLength(2);
});

test("in a package and in the split, the revision's price counts", () => {
  const { lines, aside } = packageOf(old, other("This replaces Q-9042."));
  const recognition = {
    tables: [],
    questions: [],
    lines: withFilesAside(lines, { aside, changed: [] }),
  };
  const [group] = analyze(recognition, settingsWith({ rankBy: "package" })).groups;
  expect(group?.best[0]?.lineIds).toEqual(["new.pdf#1:0"]);
  expect(group?.best[0]?.cost.total).toBe(900);
});

test("neither a part nor a quantity nor the request is the number of a quote", () => {
  const texts = [
    "We offer BR-200 Rev B",
    "Offer 5000 pcs",
    "Quote for RFQ-3108",
    "Quote: RFQ-3108",
  ];
  const offers = [{ part: "BR-200" }];
  const found = packageOf(
    { name: "a", texts, offers },
    {
      name: "b",
      texts: texts.map((text) => text.replace("Rev B", "Rev C")),
      offers: [{ ...offers[0], price: 9 }],
    },
  );
  expect(found).toMatchObject({ aside: [], notes: [] });
});

const plainWord = fc.constantFrom(
  "We",
  "offer",
  "Q-9042",
  "your",
  "RFQ 3108",
  "of",
  "2026-11-03",
  "Rev",
  "BR-200",
  "quotation",
  "valid",
  "until",
  "is",
);

test("property: files that say nothing of another quote change nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(plainWord, { maxLength: 8 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 10, max: 99 }),
      (words, price) => {
        const texts = words.map((each) => each.join(" "));
        const found = packageOf(
          { ...old, texts: ["Quotation Q-1234", ...texts] },
          { ...other("Quotation Q-5678", ...texts), offers: [{ price }] },
        );
        expect(found).toMatchObject({ aside: [], notes: [] });
        expect(withFilesAside(found.lines, found)).toBe(found.lines);
      },
    ),
  );
});

test("an addendum changes the lines that it names, and says nothing of the others", () => {
  const quote = {
    name: "old.pdf",
    texts: ["Quotation PW-3310"],
    offers: [
      { part: "W-10", price: 88, leadTimeDays: 20 },
      { part: "W-30", price: 148, leadTimeDays: 20 },
    ],
  };
  const addendum = {
    name: "addendum.pdf",
    texts: ["Addendum 1 to Quotation PW-3310"],
    offers: [{ part: "W-30", price: 131.5, leadTimeDays: null }],
  };
  const { lines, ...found } = packageOf(quote, addendum);
  const used = withFilesAside(lines, found);
  expect(used.map(({ aside, prices }) => [prices[0]?.price.value, aside === undefined])).toEqual([
    [88, true],
    [148, false],
    [131.5, true],
  ]);
  expect(used[2]?.leadTimeDays?.value).toBe(20);
  expect(withFilesAside(lines, found, ["old.pdf"]).every(({ aside }) => aside === undefined)).toBe(
    true,
  );
});

test("a mail that prices nothing takes a quote back by its number, and only by a number of letters", () => {
  const mail = (text: string) => ({ name: "mail.eml", texts: [text], offers: [] });
  const withdrawn = packageOf(old, mail("Please consider our quotation Q-9042 withdrawn."));
  expect(namesOf(withdrawn)).toEqual(["old.pdf"]);
  expect(namesOf(packageOf(old, mail("Our quotation Q-9041 is withdrawn.")))).toEqual([]);
  expect(namesOf(packageOf(old, mail("Our quotation 9042 is withdrawn.")))).toEqual([]);
});
