import { brandName } from "#contract/brand.ts";
import { coverSubjects } from "#app/art/covers/cover-subjects.ts";
import { drawingFile } from "#app/art/drawing-file.ts";
import { draw } from "#app/art/drawings.ts";
import type { Asked } from "#app/prose/markdown/fields.ts";
import { brandLabel, renderDocument } from "#server/html/document.ts";
import { Markup, markup } from "#server/html/markup.ts";
import { shown } from "#make/collections/form-fields.ts";
import type { Kind } from "./kinds.ts";
import type { Items, Values } from "#make/collections/records-in.ts";
import { type Form, said } from "./save.ts";

const nameIn = (values: Values) => shown(values["title"] ?? values["name"]);
const labelOf = (name: string) =>
  name.charAt(0).toUpperCase() +
  name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function screen(title: string, main: Markup | false = false): string {
  return renderDocument(
    `${title} · ${brandName} texts`,
    markup`<header class="bar">${brandLabel("texts")}<nav aria-label="Editor"><a href="/">All texts</a></nav></header><main><div class="zone"><h1>${title}</h1></div>${main}</main>`,
  );
}

export function startPage(all: readonly (readonly [Kind, Items])[]): string {
  const zones = all.map(([{ name, isFixed }, items]) => {
    const links = [...items].map(
      ([id, values]) => markup`<li><a href="/${name}/${id}">${nameIn(values)}</a></li>`,
    );
    return markup`<section class="zone"><h2>${labelOf(name)}</h2><ul>${links}</ul>${!isFixed && markup`<a class="button" href="/${name}/new">New ${name.slice(0, -1)}</a>`}</section>`;
  });
  return screen("What would you like to change?", markup`${zones}`);
}

export type Opened = {
  kind: Kind;
  values: Values | undefined;
  form: Form;
  /** By field; under "" what is of no field. */
  wrong: ReadonlyMap<string, string>;
  notes: readonly string[];
  page: string | undefined;
};

export function formPage({ kind, values, form, wrong, notes, page }: Opened): string {
  const ask = (name: string, asked: Asked = {}) =>
    control(name, said(form, name), { ...asked, problem: wrong.get(name) });
  const headings = said(form, "text").matchAll(/^## (.+?)\r?$/gm);
  const choices = [...headings].map(([, heading = ""]) => heading);
  const alerts = [...wrong].map(
    ([name, text]) =>
      markup`<p>Not saved: ${name && markup`<a href="#${name}">${labelOf(name)}</a> `}${text}</p>`,
  );
  const picture = markup`<h2>Add a photograph</h2>
${ask("picture", { as: "file", hint: "JPEG, PNG, WebP or AVIF, 20 MB at most; a phone can save HEIC as JPEG" })}
${ask("caption", { hint: "What it shows; also read to those who cannot see it" })}
${choices.length > 0 && ask("section", { choices, hint: "At whose end it stands" })}`;
  return screen(
    values ? nameIn(values) : `New ${kind.name.slice(0, -1)}`,
    markup`${alerts.length > 0 && markup`<div class="said err" role="alert">${alerts}</div>`}
${notes.length > 0 && markup`<div class="said ok" role="status">${notes.map((note) => markup`<p>${note}</p>`)}</div>`}
<div class="columns"><form class="zone" method="post" enctype="multipart/form-data">
<input type="hidden" name="version" value="${said(form, "version")}">
${(!values || "movedFrom" in kind.fields) && ask("address", { hint: "How its address ends (empty: made from the title); an old one leads to it" })}
${Object.entries(kind.fields).map(([name, { asked }]) => ask(name, asked))}
${kind.name === "articles" && picture}
<p class="actions"><button class="go">Save</button>${page && markup`<a class="button" href="${page}" target="preview">Open its page</a>`}</p></form>
<div class="zone wide">${page ? markup`<iframe title="Preview" src="${page}"></iframe>` : markup`<p>Its page is shown here once it is saved.</p>`}</div></div>`,
  );
}

/** What each subject of a cover looks like. */
const covers = () =>
  markup`<details><summary>See the covers</summary><div class="cells">${coverSubjects.map(
    (each) => {
      const file = drawingFile(draw(`cover/${each}?subject=${each}&format=article`));
      return markup`<figure class="field">${new Markup(file.replaceAll(/ id="\w"/g, ""))}<figcaption>${each}</figcaption></figure>`;
    },
  )}</div></details>`;

/** Label, control, hint and what is wrong, which a screen reader says together. */
function control(name: string, value: string, asked: Asked & { problem?: string | undefined }) {
  const { as, choices, hint, problem } = asked;
  const about = markup`id="${name}" name="${name}" aria-describedby="${name}-about"${problem && markup` aria-invalid="true"`}`;
  const options = choices?.map(
    (each) => markup`<option${each === value && markup` selected`}>${each}</option>`,
  );
  // What begins with a line break would lose it without the one before it.
  const input = options
    ? markup`<select ${about}>${options}</select>`
    : as === "text" || as === "lines" || as === "paragraph"
      ? markup`<textarea ${about} rows="${as === "text" ? 30 : 3}">\n${value}</textarea>`
      : markup`<input ${about} type="${as === "number" ? "text" : (as ?? "text")}" value="${value}">`;
  return markup`<div class="field"><label for="${name}">${labelOf(name)}</label>${input}${(hint || problem) && markup`<p class="note" id="${name}-about">${problem && markup`<strong class="wrong">${labelOf(name)} ${problem}.</strong> `}${hint}</p>`}${choices === coverSubjects && covers()}</div>`;
}
