import { QuoteWriter, totalWords, type Cells, type Part, type Written } from "./quote-writer.ts";

export const harderLayouts = [
  "sections with titles",
  "options",
  "wrapped cells",
  "a charge in a sentence",
  "a charge between the offers",
  "a total that disagrees",
  "prices of whole lines",
  "a price left blank",
  "odd units",
  "packs",
  "weeks of the calendar",
  "headers nobody knows",
  "lines with bullets",
] as const;

export type HarderLayout = (typeof harderLayouts)[number];

const columns = ["part", "description", "quantity", "price", "total"] as const;

/** Layouts in which a careless reader goes wrong without a word. */
export class HarderWriter extends QuoteWriter {
  write(layout: HarderLayout): Written {
    switch (layout) {
      case "sections with titles":
        return this.#sections();
      case "options":
        return this.#options();
      case "wrapped cells":
        return this.#wrapped();
      case "a charge in a sentence":
        return this.#chargeSentence();
      case "a charge between the offers":
        return this.#chargeBetween();
      case "a total that disagrees":
        return this.#wrongTotal();
      case "prices of whole lines":
        return this.#linePrices();
      case "a price left blank":
        return this.#blankPrice();
      case "odd units":
        return this.#counted([
          ["m²", 1],
          ["kg", 1],
          ["m", 1],
          ["l", 1],
          ["set", 1],
        ]);
      case "packs":
        return this.#counted([
          ["pack of 10", 10],
          ["box of 100", 100],
          ["VPE 50", 50],
        ]);
      case "weeks of the calendar":
        return this.#calendarWeeks();
      case "headers nobody knows":
        return this.#unknownHeaders();
      case "lines with bullets":
        return this.#bullets();
    }
  }

  #header(): Cells {
    return columns.map((meaning) =>
      meaning === "price" ? `${this.head(meaning)} (${this.currency})` : this.head(meaning),
    );
  }

  #row(part: Part): Cells {
    return [
      part.code,
      part.name,
      this.number(part.quantity, 0),
      this.money(part.cents),
      this.money(part.cents * part.quantity),
    ];
  }

  #totalRow(cents: number, name = totalWords[this.language]): Cells {
    return [name, "", "", "", this.money(cents)];
  }

  #sum(parts: readonly Part[] = this.parts): number {
    return parts.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  }

  #lines() {
    return this.parts.map((part) => this.line(part, { leadTimeDays: null }));
  }

  #sections(): Written {
    const half = Math.ceil(this.parts.length / 2);
    const groups = [this.parts.slice(0, half), this.parts.slice(half)].filter(
      (group) => group.length > 0,
    );
    const rows: Cells[] = [this.#header()];
    for (const [index, group] of groups.entries()) {
      rows.push([this.chance.of([`Section ${index + 1}`, `Lot ${index + 1}: parts`, "Castings"])]);
      rows.push(...group.map((part) => this.#row(part)));
      if (this.chance.is(0.5)) rows.push(this.#totalRow(this.#sum(group)));
    }
    rows.push(this.#totalRow(this.#sum()));
    return { file: this.file(rows, this.letter()), lines: this.#lines() };
  }

  #options(): Written {
    const price = this.chance.whole(50, 900);
    const [first] = this.parts;
    const quantity = first?.quantity ?? 1;
    const option = [
      "",
      this.chance.of(["Option: anodised", "Option 1, laser marking", "Optional: zinc plating"]),
      this.number(quantity, 0),
      this.money(price),
      this.money(price * quantity),
    ];
    const rows = [
      this.#header(),
      ...this.parts.map((part) => this.#row(part)),
      option,
      this.#totalRow(this.#sum()),
    ];
    return { file: this.file(rows, this.letter()), lines: this.#lines(), mustAsk: true };
  }

  /** A description that goes on in rows of its own. */
  #wrapped(): Written {
    const rows = this.parts.flatMap((part) => [
      this.#row(part),
      ["", this.chance.of(["zinc plated, 8 µm", "ISO 2768-m", "incl. bore H7", "DN50 PN16"])],
    ]);
    const all = [this.#header(), ...rows, this.#totalRow(this.#sum())];
    return { file: this.file(all, this.letter()), lines: this.#lines() };
  }

  #chargeSentence(): Written {
    const cents = this.chance.whole(20_000, 800_000);
    const amount = `${this.currency} ${this.money(cents)}`;
    const sentence = this.chance
      .of([
        "Tooling of AMOUNT is charged once with the first order.",
        "Please add AMOUNT for the fixture.",
        "One-time programming cost AMOUNT.",
        "A mould for AMOUNT is needed.",
      ])
      .replace("AMOUNT", amount);
    const rows = [this.#header(), ...this.parts.map((part) => this.#row(part))];
    const lines = this.#lines().map((line) => ({ ...line, charges: cents / 100 }));
    return { file: this.file(rows, this.letter(sentence)), lines };
  }

  #chargeBetween(): Written {
    const cents = this.chance.whole(5000, 80_000);
    const note = this.chance.of(["Set-up", "Proof print", "Works certificate", "Special wash"]);
    const text = this.chance.is(0.5)
      ? ["", `${note} ${this.currency} ${this.money(cents)}`]
      : ["", note, "", "", this.money(cents)];
    const [first, ...others] = this.parts.map((part) => this.#row(part));
    const rows = [this.#header(), first ?? [], text, ...others];
    const lines = this.#lines().map((line) => ({ ...line, charges: cents / 100 }));
    return { file: this.file(rows, this.letter()), lines };
  }

  #wrongTotal(): Written {
    const off = this.chance.whole(5000, 90_000);
    const rows = [
      this.#header(),
      ...this.parts.map((part) => this.#row(part)),
      this.#totalRow(this.#sum() + off),
    ];
    return { file: this.file(rows, this.letter()), lines: this.#lines(), mustAsk: true };
  }

  #linePrices(): Written {
    const cents = this.parts.map((part) => part.cents * part.quantity);
    const head = [this.head("part"), this.head("quantity"), `Price (${this.currency})`];
    const rows = this.parts.map((part, index) => [
      part.code,
      this.number(part.quantity, 0),
      this.money(cents[index] ?? 0),
    ]);
    const all = cents.reduce((sum, each) => sum + each, 0);
    const total = [totalWords[this.language], "", this.money(all)];
    return {
      file: this.file([head, ...rows, total], this.letter()),
      lines: this.#lines(),
      mustAsk: true,
    };
  }

  #blankPrice(): Written {
    const [first, ...others] = this.parts.map((part) => this.#row(part));
    const blank = (first ?? []).map((cell, column) => (column === 3 ? "" : cell));
    const rows = [this.#header(), ...others, blank, this.#totalRow(this.#sum())];
    return { file: this.file(rows, this.letter()), lines: this.#lines() };
  }

  /** Prices and quantities that count something else than pieces; the totals show that both count the same. */
  #counted(units: readonly (readonly [name: string, size: number])[]): Written {
    const [name, size] = this.chance.of(units);
    const head = [...this.#header()];
    head.splice(3, 0, this.head("unit"));
    const rows = this.parts.map((part) => {
      const row = [...this.#row(part)];
      row.splice(3, 0, name);
      return row;
    });
    const lines = this.#lines().map((line) => ({
      ...line,
      prices: line.prices.map(([from, price]) => [from, price / size] as const),
    }));
    return { file: this.file([head, ...rows], this.letter()), lines };
  }

  #calendarWeeks(): Written {
    const head = [...this.#header(), this.head("leadTime")];
    const week = this.chance.of(["KW", "week", "CW"]);
    const rows = this.parts.map((part) => [...this.#row(part), `${week} ${30 + part.weeks}`]);
    return { file: this.file([head, ...rows], this.letter()), lines: this.#lines(), mustAsk: true };
  }

  /** Words of no language that is read; the arithmetic alone says which column is which. */
  #unknownHeaders(): Written {
    const head = ["Zorb", "Klim", "Vant", `Prell ${this.currency}`, "Summel"];
    const rows = [head, ...this.parts.map((part) => this.#row(part))];
    return { file: this.file(rows, this.letter()), lines: this.#lines() };
  }

  #bullets(): Written {
    const lines = this.parts.map(
      (part) =>
        `- ${part.code}: ${this.number(part.quantity, 0)} @ ${this.currency} ${this.money(part.cents)}`,
    );
    return { file: this.file([], [...lines, this.supplier]), lines: this.#lines() };
  }
}
