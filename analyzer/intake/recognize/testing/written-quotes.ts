import { languages, type Language } from "../headers/header-meaning.ts";
import { harderLayouts, HarderWriter, type HarderLayout } from "./harder-quotes.ts";
import { mutatedLayouts, MutatedWriter, type MutatedLayout } from "./mutated-quotes.ts";
import {
  Chance,
  pieceWords,
  QuoteWriter,
  suppliers,
  type Cells,
  type Part,
  type TrueLine,
  type Written,
} from "./quote-writer.ts";

const plainLayouts = [
  "rows",
  "supplier column",
  "suppliers across",
  "suppliers in rows between",
  "fields down",
  "breaks across",
  "breaks down",
  "breaks below a blank part",
  "charge rows",
  "charge columns",
  "list and discount",
  "labels and values",
  "prose",
] as const;

export const layouts = [...plainLayouts, ...harderLayouts, ...mutatedLayouts] as const;

type PlainLayout = (typeof plainLayouts)[number];
export type Layout = PlainLayout | HarderLayout | MutatedLayout;

export interface WrittenQuote extends Written {
  readonly seed: number;
  readonly layout: Layout;
  readonly language: Language;
}

const sentences: Readonly<Partial<Record<Language, string>>> = {
  en: "For PART we can offer QTY at PRICE each, delivery WEEKS.",
  de: "Wir bieten PART an: QTY zu PRICE/Stück, Lieferzeit WEEKS.",
  fr: "Pour PART nous proposons QTY à PRICE la pièce, délai WEEKS.",
  es: "Para PART ofrecemos QTY a PRICE, plazo de entrega WEEKS.",
  it: "Per PART offriamo QTY a PRICE cad., consegna WEEKS.",
  nl: "Voor PART bieden wij QTY à PRICE per stuk, levertijd WEEKS.",
  sv: "För PART offererar vi QTY à PRICE, leveranstid WEEKS.",
};

/** One quote in some layout, language and style, with what it means. The same seed gives the same quote. */
export function writeQuote(seed: number): WrittenQuote {
  const chance = new Chance(seed);
  const layout = chance.of(layouts);
  const spoken = Object.keys(sentences) as Language[];
  const language = layout === "prose" ? chance.of(spoken) : chance.of(languages);
  const written = isHarder(layout)
    ? new HarderWriter(chance, language).write(layout)
    : isMutated(layout)
      ? new MutatedWriter(chance, language).write(layout)
      : new Writer(chance, language).write(layout);
  return { seed, layout, language, ...written };
}

function isHarder(layout: Layout): layout is HarderLayout {
  return harderLayouts.some((each) => each === layout);
}

function isMutated(layout: Layout): layout is MutatedLayout {
  return mutatedLayouts.some((each) => each === layout);
}

class Writer extends QuoteWriter {
  write(layout: PlainLayout): Written {
    switch (layout) {
      case "rows":
        return this.#rows([]);
      case "supplier column":
        return this.#supplierColumn();
      case "suppliers across":
        return this.#suppliersAcross();
      case "suppliers in rows between":
        return this.#suppliersBetween();
      case "fields down":
        return this.#fieldsDown();
      case "breaks across":
        return this.#breaksAcross();
      case "breaks down":
        return this.#breaksDown(false);
      case "breaks below a blank part":
        return this.#breaksDown(true);
      case "charge rows":
        return this.#chargeRows();
      case "charge columns":
        return this.#chargeColumns();
      case "list and discount":
        return this.#listAndDiscount();
      case "labels and values":
        return this.#labels();
      case "prose":
        return this.#prose();
    }
  }

  #rows(extra: readonly Cells[]): Written {
    const head = [
      this.head("part"),
      this.head("description"),
      this.head("quantity"),
      `${this.head("price")} (${this.currency})`,
      this.head("total"),
      this.head("leadTime"),
    ];
    const body = this.parts.map((part) => [
      part.code,
      part.name,
      this.number(part.quantity, 0),
      this.money(part.cents),
      this.money(part.cents * part.quantity),
      this.weeks(part.weeks),
    ]);
    return {
      file: this.file(this.noise([head, ...body, ...extra], 4), this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }

  #supplierColumn(): Written {
    const [part] = this.parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const quoting = suppliers.slice(0, this.chance.whole(2, 5));
    const head = [
      "supplier",
      "part",
      "quantity",
      "price",
      "currency",
      "leadTime",
      "tooling",
    ] as const;
    const lines = quoting.map((supplier, index) =>
      this.line(part, {
        supplier,
        prices: [[0, (part.cents + index * 7) / 100]],
        leadTimeDays: (part.weeks + index) * 7,
        charges: index * 500,
      }),
    );
    const body = lines.map((line, index) => [
      line.supplier,
      part.code,
      this.number(part.quantity, 0),
      this.money(part.cents + index * 7),
      this.currency,
      this.weeks(part.weeks + index),
      this.number(index * 500, 2),
    ]);
    const rows = [head.map((meaning) => this.head(meaning)), ...body];
    return { file: this.file(this.noise(rows, null), []), lines };
  }

  #suppliersAcross(): Written {
    const quoting = suppliers.slice(0, this.chance.whole(2, 4));
    const head = [this.head("part"), this.head("quantity"), ...quoting];
    const lines = this.parts.flatMap((part) =>
      quoting.map((supplier, index) =>
        this.line(part, {
          supplier,
          prices: [[0, (part.cents + index * 3) / 100]],
          leadTimeDays: null,
        }),
      ),
    );
    const body = this.parts.map((part) => [
      part.code,
      this.number(part.quantity, 0),
      ...quoting.map((_, index) => this.money(part.cents + index * 3)),
    ]);
    const file = this.file(this.noise([head, ...body], null), [this.currencyTerm()]);
    return { file, lines };
  }

  #suppliersBetween(): Written {
    const quoting = suppliers.slice(0, this.chance.whole(2, 4));
    const head = [this.head("part"), this.head("quantity"), this.head("price")];
    const rows: Cells[] = [head];
    const lines: TrueLine[] = [];
    for (const [index, supplier] of quoting.entries()) {
      rows.push([supplier, "", ""]);
      for (const part of this.parts) {
        rows.push([part.code, this.number(part.quantity, 0), this.money(part.cents + index)]);
        const prices = [[0, (part.cents + index) / 100]] as const;
        lines.push(this.line(part, { supplier, prices, leadTimeDays: null }));
      }
    }
    return { file: this.file(rows, [this.currencyTerm()]), lines };
  }

  #fieldsDown(): Written {
    const fields = ["part", "quantity", "price", "currency", "leadTime"] as const;
    const values = (part: Part) => [
      part.code,
      this.number(part.quantity, 0),
      this.money(part.cents),
      this.currency,
      this.weeks(part.weeks),
    ];
    const columns = this.parts.map(values);
    const rows = fields.map((field, index) => [
      this.head(field),
      ...columns.map((column) => column[index] ?? ""),
    ]);
    return {
      file: this.file(rows, this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }

  #breaksOf(part: Part): (readonly [number, number])[] {
    return [10, 50, 100, 500].map((from, index) => [
      from,
      Math.round(part.cents * (1 - index * 0.07)) + 8,
    ]);
  }

  #breaksAcross(): Written {
    const head = [this.head("part"), this.head("description"), "10+", "50+", "100+", "500+"];
    const body = this.parts.map((part) => [
      part.code,
      part.name,
      ...this.#breaksOf(part).map(([, cents]) => this.money(cents)),
    ]);
    const lines = this.parts.map((part) =>
      this.line(part, {
        quantity: null,
        prices: this.#breaksOf(part).map(([from, cents]) => [from, cents / 100] as const),
        leadTimeDays: null,
      }),
    );
    return {
      file: this.file(this.noise([head, ...body], null), this.letter(this.currencyTerm())),
      lines,
    };
  }

  #breaksDown(isBlank: boolean): Written {
    const head = [
      this.head("part"),
      this.head("description"),
      this.head("quantity"),
      this.head("price"),
    ];
    const body = this.parts.flatMap((part) =>
      this.#breaksOf(part).map(([from, cents], index) => [
        isBlank && index > 0 ? "" : part.code,
        isBlank && index > 0 ? "" : part.name,
        this.number(from, 0),
        this.money(cents),
      ]),
    );
    const lines = this.parts.map((part) =>
      this.line(part, {
        quantity: null,
        prices: this.#breaksOf(part).map(([from, cents]) => [from, cents / 100] as const),
        leadTimeDays: null,
      }),
    );
    return { file: this.file([head, ...body], this.letter(this.currencyTerm())), lines };
  }

  #chargeRows(): Written {
    const [part] = this.parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const cents = this.chance.whole(50_000, 900_000);
    const name = `${this.head("tooling")} ${part.code}`;
    const row = ["", name, "1", this.money(cents), this.money(cents), ""];
    const { file, lines } = this.#rows([row]);
    return {
      file,
      lines: lines.map((line) =>
        line.part === part.code ? { ...line, charges: cents / 100 } : line,
      ),
    };
  }

  #chargeColumns(): Written {
    const head = ["part", "quantity", "price", "tooling", "leadTime"] as const;
    const cents = this.parts.map(() => this.chance.whole(10_000, 900_000));
    const body = this.parts.map((part, index) => [
      part.code,
      this.number(part.quantity, 0),
      this.money(part.cents),
      this.money(cents[index] ?? 0),
      this.weeks(part.weeks),
    ]);
    const rows = [head.map((meaning) => this.head(meaning)), ...body];
    return {
      file: this.file(this.noise(rows, null), this.letter(this.currencyTerm())),
      lines: this.parts.map((part, index) =>
        this.line(part, { charges: (cents[index] ?? 0) / 100 }),
      ),
    };
  }

  #listAndDiscount(): Written {
    const head = ["part", "quantity", "otherPrice", "discount", "price", "total"] as const;
    const percent = this.chance.of([5, 10, 20, 25]);
    const listed = this.parts.map((part) => ({
      part,
      list: part.cents * 20,
      net: part.cents * 20 * (1 - percent / 100),
    }));
    const body = listed.map(({ part, list, net }) => [
      part.code,
      this.number(part.quantity, 0),
      this.money(list),
      `${percent} %`,
      this.money(net),
      this.money(net * part.quantity),
    ]);
    const rows = [head.map((meaning) => this.head(meaning)), ...body];
    return {
      file: this.file(this.noise(rows, 5), this.letter(this.currencyTerm())),
      lines: listed.map(({ part, net }) =>
        this.line(part, { prices: [[0, Math.round(net) / 100]], leadTimeDays: null }),
      ),
    };
  }

  #labels(): Written {
    const [part] = this.parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const lines = [
      `${this.head("part")}: ${part.code}`,
      `${this.head("quantity")}: ${this.number(part.quantity, 0)}`,
      `${this.head("price")}: ${this.currency} ${this.money(part.cents)}`,
      `${this.head("leadTime")}: ${this.weeks(part.weeks)}`,
    ];
    return { file: this.file([], this.letter(...lines)), lines: [this.line(part)] };
  }

  #prose(): Written {
    const sentence = sentences[this.language] ?? "";
    const [part] = this.parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const text = sentence
      .replace("PART", part.code)
      .replace("QTY", `${this.number(part.quantity, 0)} ${pieceWords[this.language]}`)
      .replace("PRICE", `${this.currency} ${this.money(part.cents)}`)
      .replace("WEEKS", this.weeks(part.weeks));
    return { file: this.file([], [text, this.supplier]), lines: [this.line(part)] };
  }
}
