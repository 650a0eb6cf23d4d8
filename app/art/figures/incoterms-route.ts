import { lettered } from "../annotations.ts";
import { circle, type Drawing, line, shown } from "../drafting.ts";

const note = lettered(13);
const WIDTH = 360;
const ROUTE = { left: 66, right: 344, y: 78 };
const STATIONS = ["Seller", "Carrier", "Aboard", "Port", "Buyer"];
const ROW = 34;

/** Where the seller's cost ends and where risk passes, by station of the route (Incoterms 2020). */
const TERMS: { term: string; costTo: number; riskAt: number; duty?: true }[] = [
  { term: "EXW", costTo: 0, riskAt: 0 },
  { term: "FCA", costTo: 1, riskAt: 1 },
  { term: "FOB", costTo: 2, riskAt: 2 },
  { term: "CIF", costTo: 3, riskAt: 2 },
  { term: "DAP", costTo: 4, riskAt: 4 },
  { term: "DDP", costTo: 4, riskAt: 4, duty: true },
];

/** The route from dock to dock; under it a line for each term, as long as the seller pays. */
export function incotermsRoute(): Drawing {
  const at = (station: number) =>
    ROUTE.left + ((ROUTE.right - 22 - ROUTE.left) * station) / (STATIONS.length - 1);
  const first = ROUTE.y + 44;
  const height = first + TERMS.length * ROW + 34;
  const stations = STATIONS.map(
    (name, index) =>
      note.text(at(index), 16, name) +
      note.balloon([at(index), ROUTE.y - 28], index + 1, [at(index), ROUTE.y]) +
      line(at(index), ROUTE.y, at(index), height - 40, "centre"),
  );
  const rows = TERMS.map(({ term, costTo, riskAt, duty }, index) => {
    const y = first + index * ROW;
    return (
      note.text(10, y + 4.5, term, { anchor: "start", weight: 500 }) +
      line(at(0), y, Math.max(at(costTo), at(0) + 1), y, "thick") +
      circle(at(riskAt), y, 5, "arrow") +
      (duty ? note.text((at(3) + at(4)) / 2, y + 18, "+ duty") : "")
    );
  });
  return {
    ...shown(0, 0, WIDTH, height),
    body: line(at(0), ROUTE.y, at(4), ROUTE.y, "object") + rows.join(""),
    notes:
      stations.join("") +
      line(10, height - 14.5, 40, height - 14.5, "thick") +
      note.text(48, height - 10, "seller pays", { anchor: "start" }) +
      circle(190, height - 14.5, 5, "arrow") +
      note.text(203, height - 10, "risk passes", { anchor: "start" }),
    label:
      "Route from the seller's dock (1) by carrier (2), on board (3) and port of arrival (4) to the buyer's dock (5). EXW ends at 1, FCA at 2, FOB at 3; CIF is paid to 4 with risk from 3; DAP and DDP end at 5, DDP with duty",
  };
}
