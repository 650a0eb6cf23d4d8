import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { headlessColumns, joinedNames, listProblems, namesInPictures } from "./markup-rules.ts";

const read = (html: string) => new JSDOM(html).window.document;

test.each([
  ["a heading", "<h3><span>J1 Intake</span><span>day one</span></h3>"],
  ["a link", "<a href='/'>Aerospace<b>73% less</b></a>"],
  ["a label, beside a box", "<label><input><span>Name</span><small>optional</small></label>"],
])("%s whose parts join is found", (_name, html) => {
  expect(joinedNames(read(html))).toHaveLength(1);
});

test.each([
  ["a space between", "<h3><span>J1 Intake</span> <span>day one</span></h3>"],
  ["a space inside", "<label>Phone<small> optional</small></label>"],
  ["an element that begins a line", "<a href='/'><p>Aerospace</p><p>73% less</p></a>"],
  ["a comma", "<dt><code>file</code><b>, required</b></dt>"],
  ["a mark that is not read", "<h3><i aria-hidden='true'>1</i>Upload</h3>"],
  ["a name of its own", "<a href='/' aria-label='Clause 1'><b>1</b>Scope</a>"],
  ["text outside of names", "<p><b>1</b><i>2</i></p>"],
  ["a name as React writes it", "<h3>Up to <!-- -->3<!-- --> users</h3>"],
])("%s keeps parts apart", (_name, html) => {
  expect(joinedNames(read(html))).toEqual([]);
});

test.each([
  ["a description first", "<dl><div><dd>7%</dd><dt>is offcut</dt></div></dl>"],
  ["a number among terms", "<dl><div><span>8</span><dt>Hours</dt><dd>2</dd></div></dl>"],
  ["a term without description", "<dl><dt>Hours</dt></dl>"],
  ["a group beside a bare term", "<dl><div><dt>A</dt><dd>1</dd></div><dt>B</dt><dd>2</dd></dl>"],
  ["an empty list", "<ul></ul>"],
])("%s is found", (_name, html) => {
  expect(listProblems(read(html))).not.toEqual([]);
});

test.each([
  [
    "terms with descriptions",
    "<dl><dt>A</dt><dt>B</dt><dd>1</dd><dd>2</dd><dt>C</dt><dd>3</dd></dl>",
  ],
  ["groups", "<dl><div><dt>A</dt><dd>1</dd></div><div><dt>B</dt><dd>2</dd></div></dl>"],
  ["a list with items", "<ol><li>1</li></ol>"],
])("%s are whole", (_name, html) => {
  expect(listProblems(read(html))).toEqual([]);
});

const row = (...cells: string[]) => `<tr>${cells.join("")}</tr>`;
test.each([
  ["an empty head", row("<th>Part</th>", "<th></th>") + row("<th>A</th>", "<td>1</td>")],
  [
    "a head that is a cell",
    row("<td>Part</td>", "<th>Price</th>") + row("<td>A</td>", "<td>1</td>"),
  ],
  ["a column more than heads", row("<th>Part</th>") + row("<td>A</td>", "<td>1</td>")],
  ["no head at all", row("<td>A</td>", "<td>1</td>")],
])("a table with %s is found", (_name, rows) => {
  expect(headlessColumns(read(`<table>${rows}</table>`))).toHaveLength(1);
});

test("heads in words, by a label or over several columns are heads", () => {
  const rows = row("<th>Part</th>", "<th aria-label='Chart'></th>", "<th colspan=2>Price</th>");
  const body = row("<th scope=row>A</th>", "<td></td>", "<td>1</td>", "<td>2</td>");
  expect(
    headlessColumns(read(`<table><thead>${rows}</thead><tbody>${body}</tbody></table>`)),
  ).toEqual([]);
});

test("a name inside a picture is found, one inside a group is not", () => {
  const point = "<circle role=img aria-label='Week 1'></circle>";
  expect(namesInPictures(read(`<svg role=img aria-label=Weeks>${point}</svg>`))).toHaveLength(1);
  expect(namesInPictures(read(`<svg role=group aria-label=Weeks>${point}</svg>`))).toEqual([]);
});
