import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { type Incident, incidents } from "../../site/status/services.ts";

import { IncidentLog } from "./open-incidents.tsx";

const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
const render = (given: readonly Incident[]) =>
  renderToString(<IncidentLog incidents={given} />).replaceAll("<!-- -->", "");

const intakeDelay: Incident = {
  id: "INC-7",
  title: "Forwarded mail arrives late",
  started: "2024-03-14T09:22:00Z",
  completed: "2024-03-14T11:05:00Z",
  status: "completed",
  updates: [
    { time: "2024-03-14T09:40:00Z", message: "Found the full queue." },
    { time: "2024-03-14T11:05:00Z", message: "Queue drained, nothing lost." },
  ],
};
const slowExports: Incident = {
  id: "INC-8",
  title: "Exports are slow",
  started: "2024-05-02T07:00:00Z",
  completed: null,
  status: "investigating",
  updates: [{ time: "2024-05-02T07:30:00Z", message: "Looking into it." }],
};

test("the published list is empty, keeps its header and says when the first notice would come", () => {
  expect(incidents).toEqual([]);
  const text = textOf(render(incidents));
  for (const column of ["Incident", "Started", "Completed", "Status"])
    expect(text).toContain(column);
  expect(text).toContain("Nothing open.");
  expect(text).toContain("within 24 hours");
});

test("an incident shows its number, title, times, status, and every update in order", () => {
  const html = render([intakeDelay]);
  const text = textOf(html);
  const inOrder = [
    "INC-7",
    "Forwarded mail arrives late",
    "2024-03-14 09:40 UTC",
    "Found the full queue.",
    "Queue drained, nothing lost.",
    "2024-03-14 09:22 UTC",
    "2024-03-14 11:05 UTC",
    "Completed",
  ];
  const places = inOrder.map((part) => text.lastIndexOf(part));
  expect(places).not.toContain(-1);
  expect(places.slice(0, 5)).toEqual(places.slice(0, 5).toSorted((a, b) => a - b));
  expect(html).toContain('dateTime="2024-03-14T09:22:00Z"');
  expect(text).not.toContain("Nothing open.");
});

test("the newest comes first, and one that is not completed says so", () => {
  const text = textOf(render([intakeDelay, slowExports]));
  expect(text.indexOf("INC-8")).toBeLessThan(text.indexOf("INC-7"));
  expect(text).toContain("Still open");
  expect(text).toContain("Investigating");
});
