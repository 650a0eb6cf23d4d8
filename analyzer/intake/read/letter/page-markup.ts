import { limits, tooDeep } from "../limits.ts";

/** Collects the text of a letter as HTML, which the reader of pages then takes apart. */
export class PageMarkup {
  #pieces: string[] = [];
  readonly #outer: string[][] = [];

  add(markup: string): void {
    this.#pieces.push(markup);
  }

  addText(text: string): void {
    this.add(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  }

  /** Cells set by tabs are told by them, and an empty one by two. */
  addTab(): void {
    this.add("&#9;");
  }

  /** What follows is kept apart until `end`. */
  begin(): void {
    if (this.#outer.length > limits.tableDepth) throw tooDeep();
    this.#outer.push(this.#pieces);
    this.#pieces = [];
  }

  end(): string {
    const markup = this.#pieces.join("");
    this.#pieces = this.#outer.pop() ?? [];
    return markup;
  }

  toString(): string {
    return [...this.#outer.flat(), ...this.#pieces].join("");
  }
}
