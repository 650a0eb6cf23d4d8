/** What the text says to those who do not see the layout. html-validate and axe let each of these pass. */

const shown = (element: Element) => element.outerHTML.slice(0, 120);

const named = "h1, h2, h3, h4, h5, h6, a, button, label, legend, summary, caption, th, dt";
const alwaysParted = new Set(
  "div p ul ol li dl dt dd table tr td th h1 h2 h3 h4 h5 h6 input br".split(" "),
);

/** Asked of every text of the site: a walk upwards takes a tenth of the time of a selector. */
function isWithin(element: Element | null, isIt: (element: Element) => boolean): boolean {
  for (let at = element; at; at = at.parentElement) if (isIt(at)) return true;
  return false;
}

const isHidden = (element: Element) => element.getAttribute("aria-hidden") === "true";

/** Names whose parts only the style sheet keeps apart: the text says "J1Intake". */
export function joinedNames(document: Document): string[] {
  return [...document.querySelectorAll(named)].flatMap((element) => {
    if (element.hasAttribute("aria-label") || isWithin(element, isHidden)) return [];
    const found: string[] = [];
    let before: { text: string; parent: Element | null } | undefined;
    // SHOW_ELEMENT and SHOW_TEXT.
    const parts = document.createTreeWalker(element, 1 | 4);
    while (parts.nextNode()) {
      const part = parts.currentNode;
      const parent = part.parentElement;
      const text = part.nodeValue;
      if (text === null) {
        if (alwaysParted.has(part.nodeName.toLowerCase())) before = undefined;
      } else if (text && !isWithin(parent, (at) => isHidden(at) || at.localName === "svg")) {
        // Text that goes on in the same element, and a comma after it, are of one piece.
        const isJoined =
          before && before.parent !== parent && /\S$/.test(before.text) && /^[^\s.,:;)]/.test(text);
        if (isJoined) found.push(`“${before?.text}${text}” in ${shown(element)}`);
        before = { text, parent };
      }
    }
    return found;
  });
}

/** Every column says what it holds: in the table's first row, by words that are read. */
export function headlessColumns(document: Document): string[] {
  const widthOf = (cells: Iterable<Element>) =>
    [...cells].reduce((sum, cell) => sum + Number(cell.getAttribute("colspan") ?? 1), 0);
  return [...document.querySelectorAll("table")].flatMap((table) => {
    const rows = [...table.querySelectorAll("tr")];
    const head = [...(rows[0]?.children ?? [])];
    const isSaid = (cell: Element) =>
      cell.tagName === "TH" && (cell.hasAttribute("aria-label") || cell.textContent.trim() !== "");
    const isWhole = widthOf(head) >= Math.max(...rows.map(({ children }) => widthOf(children)));
    return isWhole && head.every(isSaid) ? [] : [shown(rows[0] ?? table)];
  });
}

/** A picture is one thing to a screen reader: what is named inside it reaches nobody. */
export function namesInPictures(document: Document): string[] {
  return [...document.querySelectorAll("[role=img] [aria-label]")].map(shown);
}

/** Terms come before their descriptions, nothing else stands among them, and no list is empty. */
export function listProblems(document: Document): string[] {
  const empty = [...document.querySelectorAll("ul, ol, dl, menu")].filter(
    (list) => list.children.length === 0,
  );
  const groups = [...document.querySelectorAll("dl")].flatMap((list) => {
    const parts = [...list.children];
    return parts.every(({ tagName }) => tagName === "DIV") ? parts : [list];
  });
  const wrong = groups.filter(({ children }) => {
    const order = [...children].map(({ tagName }) => tagName).filter((tag) => tag !== "TEMPLATE");
    return !/^((DT )+(DD )+)+$/.test(`${order.join(" ")} `);
  });
  return [
    ...empty.map((list) => `is empty: ${shown(list)}`),
    ...wrong.map((group) => `is not terms with descriptions: ${shown(group)}`),
  ];
}
