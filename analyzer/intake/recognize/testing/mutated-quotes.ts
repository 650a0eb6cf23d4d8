import type { HeaderMeaning } from "../headers/header-meaning.ts";
import { QuoteWriter, totalWords, type Cells, type Part, type Written } from "./quote-writer.ts";

export const mutatedLayouts = [
  "misspelt headers",
  "shuffled columns",
  "some headers nobody knows",
  "money columns beside the price",
  "line totals that disagree",
  "charges below a title",
  "lots of one part",
  "prices per hundred",
  "blocks below titles",
  "breaks in pairs of columns",
  "breaks in one cell",
  "terms below a comparison",
  "cards",
] as const;

export type MutatedLayout = (typeof mutatedLayouts)[number];

const columns = ["part", "description", "quantity", "price", "total", "leadTime"] as const;
const nonsense = ["Zorb", "Klim", "Vant", "Prell", "Summel", "Quast", "Brock", "Flent"];

/** Quotes that somebody changed by hand: headers, columns, figures beside those that count. */
export class MutatedWriter extends QuoteWriter {
  write(layout: MutatedLayout): Written {
    switch (layout) {
      case "misspelt headers":
        return this.#table(this.#header().map((text) => this.#misspelt(text)));
      case "shuffled columns":
        return this.#shuffled(this.#header());
      case "some headers nobody knows":
        return this.#shuffled(this.#withNonsense(this.#header()));
      case "money columns beside the price":
        return this.#moneyBeside();
      case "line totals that disagree":
        return this.#wrongLineTotals();
      case "charges below a title":
        return this.#chargesBelow();
      case "lots of one part":
        return this.#lots();
      case "prices per hundred":
        return this.#perHundred();
      case "blocks below titles":
        return this.#blocks();
      case "breaks in pairs of columns":
        return this.#pairs();
      case "breaks in one cell":
        return this.#cellBreaks();
      case "terms below a comparison":
        return this.#comparison();
      case "cards":
        return this.#cards();
    }
  }

  #header(): string[] {
    return columns.map((meaning) =>
      meaning === "price" ? `${this.head(meaning)} (${this.currency})` : this.head(meaning),
    );
  }

  #row(part: Part): string[] {
    return [
      part.code,
      part.name,
      this.number(part.quantity, 0),
      this.money(part.cents),
      this.money(part.cents * part.quantity),
      this.weeks(part.weeks),
    ];
  }

  #table(header: Cells, extra: readonly Cells[] = []): Written {
    const rows = [header, ...this.parts.map((part) => this.#row(part)), ...extra];
    return {
      file: this.file(rows, this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }

  /** One letter dropped, doubled, or put before the one before it. */
  #misspelt(text: string): string {
    if (text.length < 5 || this.chance.is(0.4)) return text;
    const at = this.chance.whole(1, text.length - 3);
    const [before, letter, next] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1)];
    return this.chance.of([
      before + text.slice(at + 1),
      before + letter + text.slice(at),
      before + next + letter + text.slice(at + 2),
    ]);
  }

  #withNonsense(header: readonly string[]): string[] {
    const replaced = new Set([0, 2, 3, 4].filter(() => this.chance.is(0.4)));
    return header.map((text, column) =>
      replaced.has(column) ? (nonsense[(column * 3) % nonsense.length] ?? text) : text,
    );
  }

  #shuffled(header: readonly string[]): Written {
    const order = header.map((_, column) => column);
    for (const at of order.keys()) {
      const other = this.chance.whole(0, order.length - 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const moved = (cells: Cells) => order.map((column) => cells[column] ?? "");
    const rows = [moved(header), ...this.parts.map((part) => moved(this.#row(part)))];
    return {
      file: this.file(rows, this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }

  #moneyBeside(): Written {
    const beside: readonly (readonly [HeaderMeaning, number])[] = [
      ["otherPrice", 1.1],
      ["weight", 0.3],
      ["tax", 0.19],
    ];
    const [meaning, factor] = this.chance.of(beside);
    const at = this.chance.whole(2, 5);
    const insert = (cells: Cells, cell: string) => [
      ...cells.slice(0, at),
      cell,
      ...cells.slice(at),
    ];
    const header = insert(this.#header(), this.head(meaning));
    const rows = this.parts.map((part) =>
      insert(this.#row(part), this.money(Math.round(part.cents * factor) + 1)),
    );
    return {
      file: this.file([header, ...rows], this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }

  #wrongLineTotals(): Written {
    const factor = 1 + this.chance.whole(3, 40) / 100;
    const rows = this.parts.map((part) => {
      const row = [...this.#row(part)];
      row[4] = this.money(Math.round(part.cents * part.quantity * factor) + 50);
      return row;
    });
    return {
      file: this.file([this.#header(), ...rows], this.letter()),
      lines: this.parts.map((part) => this.line(part)),
      mustAsk: true,
    };
  }

  #chargesBelow(): Written {
    const cents = this.parts.map(() => this.chance.whole(10_000, 900_000));
    const title = `${this.head("tooling")}:`;
    const below = this.parts.map((part, index) => [
      part.code,
      "",
      "",
      "",
      this.money(cents[index] ?? 0),
      "",
    ]);
    const { file } = this.#table(this.#header(), [[title], ...below]);
    return {
      file,
      lines: this.parts.map((part, index) =>
        this.line(part, { charges: (cents[index] ?? 0) / 100 }),
      ),
    };
  }

  /** Call-offs at one price are no price breaks. */
  #lots(): Written {
    const [part] = this.parts;
    if (part === undefined) throw new Error("A quote has a part.");
    const lots = [1, 2, 3].map((times) => ({ ...part, quantity: part.quantity * times }));
    const rows = [this.#header(), ...lots.map((lot) => this.#row(lot))];
    return {
      file: this.file(rows, this.letter()),
      lines: lots.map((lot) => this.line(lot)),
      mustAsk: true,
    };
  }

  #perHundred(): Written {
    const header = [...this.#header()];
    header[3] = this.chance.of([
      `${this.currency}/100`,
      `Price per 100 (${this.currency})`,
      `${this.currency} / 100 pcs`,
    ]);
    const rows = this.parts.map((part) => {
      const row = [...this.#row(part)];
      row[4] = this.money((part.cents * part.quantity) / 100);
      return row;
    });
    return {
      file: this.file([header, ...rows], this.letter()),
      lines: this.parts.map((part) => this.line(part, { prices: [[0, part.cents / 100 / 100]] })),
    };
  }

  #breaksOf(part: Part): readonly (readonly [from: number, cents: number])[] {
    return [25, 100, 400].map((from, index) => [
      from,
      Math.round(part.cents * (1 - index * 0.08)) + 8,
    ]);
  }

  #broken() {
    return this.parts.map((part) =>
      this.line(part, {
        quantity: null,
        prices: this.#breaksOf(part).map(([from, cents]) => [from, cents / 100] as const),
        leadTimeDays: null,
      }),
    );
  }

  #blocks(): Written {
    const header = [this.head("quantity"), `${this.head("price")} (${this.currency})`];
    const label = this.head("part");
    const rows = this.parts.flatMap((part) => [
      [`${label}:`, part.code, part.name],
      header,
      ...this.#breaksOf(part).map(([from, cents]) => [this.number(from, 0), this.money(cents)]),
      [],
    ]);
    return { file: this.file(rows, this.letter()), lines: this.#broken() };
  }

  #pairs(): Written {
    const [count, price] = this.chance.is(0.5)
      ? [this.head("quantity"), this.head("price")]
      : ["BRK_Q", "BRK_P"];
    const header = [
      this.head("part"),
      ...[1, 2, 3].flatMap((set) => [`${count} ${set}`, `${price} ${set}`]),
    ];
    const rows = this.parts.map((part) => [
      part.code,
      ...this.#breaksOf(part).flatMap(([from, cents]) => [this.number(from, 0), this.money(cents)]),
    ]);
    return {
      file: this.file([header, ...rows], this.letter(this.currencyTerm())),
      lines: this.#broken(),
    };
  }

  #cellBreaks(): Written {
    const sign = this.chance.of([" pcs: ", ": ", " @ ", "+ = "]);
    const header = [this.head("part"), `${this.head("price")} (${this.currency})`];
    const rows = this.parts.map((part) => [
      part.code,
      this.#breaksOf(part)
        .map(([from, cents]) => `${from}${sign}${this.number(cents / 100, 2)}`)
        .join("  "),
    ]);
    return { file: this.file([header, ...rows], this.letter()), lines: this.#broken() };
  }

  #comparison(): Written {
    const quoting = ["Acme Metals GmbH", "Bolt & Sons Ltd", "Norte S.L."].slice(
      0,
      this.chance.whole(2, 3),
    );
    const header = [this.head("part"), this.head("quantity"), ...quoting];
    const rows = this.parts.map((part) => [
      part.code,
      this.number(part.quantity, 0),
      ...quoting.map((_, index) => this.money(part.cents + index * 3)),
    ]);
    const sum = (index: number) =>
      this.parts.reduce((all, part) => all + (part.cents + index * 3) * part.quantity, 0);
    const total = [
      totalWords[this.language],
      "",
      ...quoting.map((_, index) => this.money(sum(index))),
    ];
    const terms = [this.head("leadTime"), "", ...quoting.map((_, index) => this.weeks(index + 2))];
    const all = [header, ...rows, ...(this.chance.is(0.5) ? [total] : []), terms];
    const lines = this.parts.flatMap((part) =>
      quoting.map((supplier, index) =>
        this.line(part, {
          supplier,
          prices: [[0, (part.cents + index * 3) / 100]],
          leadTimeDays: (index + 2) * 7,
        }),
      ),
    );
    return { file: this.file(all, [this.currencyTerm()]), lines };
  }

  #cards(): Written {
    const labels = (["part", "quantity", "price", "currency", "leadTime"] as const).map((meaning) =>
      this.head(meaning),
    );
    const rows = this.parts.flatMap((part) => {
      const values = [
        part.code,
        this.number(part.quantity, 0),
        this.money(part.cents),
        this.currency,
        this.weeks(part.weeks),
      ];
      return [...labels.map((label, index) => [label, values[index] ?? ""]), ["", ""]];
    });
    return {
      file: this.file(rows, this.letter()),
      lines: this.parts.map((part) => this.line(part)),
    };
  }
}
