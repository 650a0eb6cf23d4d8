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

  /** Columns set by tabs are told by the width of the gap. */
  addTab(): void {
    this.add("&nbsp;".repeat(4));
  }

  /** What follows is kept apart until `end`. */
  begin(): void {
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
