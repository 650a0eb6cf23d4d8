import { expect, test } from "vitest";

import { readText } from "../../intake/read-text.ts";
import { quoteLine } from "../testing/quote-lines.ts";
import { matchRequest, missingMail } from "./match-request.ts";
import { readRequest } from "./read-request.ts";
import { likeness, similarParts, withJoinedParts } from "./similar-parts.ts";

test("a request is read from a table with its terms around it", () => {
  const request = readRequest(
    readText(
      "Needed by: 2027-02-15\nShip to: Orbit Drives, Dayton OH\n\nPart No\tDescription\tQty\nBR-4471-01\tBracket\t500\nSH-2208\tShaft\t1.200\n",
      "rfq.txt",
    ),
  );
  expect(request).toEqual({
    parts: [
      { part: "BR-4471-01", description: "Bracket", quantity: 500, neededBy: null },
      { part: "SH-2208", description: "Shaft", quantity: 1200, neededBy: null },
    ],
    buyerCountry: null,
    neededBy: "2027-02-15",
    shipTo: "Orbit Drives, Dayton OH",
  });
});

test("a request is read from a part a line", () => {
  const { parts } = readRequest(
    readText("Please quote:\nBR-4471-01 Bracket, 500 pcs\nSH-2208: 120 Stück\nThanks", "rfq.txt"),
  );
  expect(parts.map(({ part, quantity }) => [part, quantity])).toEqual([
    ["BR-4471-01", 500],
    ["SH-2208", 120],
  ]);
});

const request = {
  parts: [
    { part: "BR-4471-01", description: null, quantity: 500, neededBy: null },
    { part: "SH-2208", description: "Shaft", quantity: 120, neededBy: null },
  ],
  neededBy: "2026-12-15",
  shipTo: "Dayton",
  buyerCountry: null,
};

test("quotes are matched to the request, and what is missing is listed with a mail", () => {
  const lines = [
    quoteLine({
      id: "1",
      supplier: "Acme",
      part: "BR4471-01 Rev B",
      quantity: 500,
      leadTimeDays: 60,
    }),
    quoteLine({ id: "2", supplier: "Bolt", part: "BR-4471-01", quantity: 500, leadTimeDays: 14 }),
    quoteLine({ id: "3", supplier: "Bolt", part: "SH-2208", quantity: 100, leadTimeDays: null }),
    quoteLine({ id: "4", supplier: "Bolt", part: "ZZ-9999", leadTimeDays: 14 }),
  ];
  const matched = matchRequest(request, lines, "2026-11-15");
  expect(matched).toMatchObject({
    askedQuantities: { "br-4471-01": 500, "sh-2208": 120 },
    joinedParts: { "br4471-01 rev b": "BR-4471-01" },
    unquoted: [],
    unasked: ["ZZ-9999"],
  });
  const [acme, bolt] = matched.missing;
  expect(acme?.parts.map(({ part }) => part)).toEqual(["SH-2208"]);
  expect(acme?.questions[0]).toContain("2026-12-15");
  expect(bolt?.questions).toHaveLength(2);
  const mail = acme && missingMail(acme, request);
  expect(mail?.text).toContain("SH-2208, Shaft, 120 pieces");
  expect(mail?.text).toContain("delivered to Dayton");
  const joined = withJoinedParts(lines, matched.joinedParts);
  expect(joined[0]?.part?.value).toBe("BR-4471-01");
});

test("parts that are written alike are suggested, parts of one series are not", () => {
  expect(likeness("BR-4471-01", "BR4471-01 Rev B")).not.toBeNull();
  expect(likeness("BR-4471-01", "BR-4471-O1")).not.toBeNull();
  expect(likeness("BR-4471-01", "BR-4471-02")).toBeNull();
  const lines = ["BR-4471-01", "BR4471-01", "SH-2208"].map((part, index) =>
    quoteLine({ id: String(index), part }),
  );
  expect(similarParts(lines).map(({ parts }) => parts)).toEqual([["BR-4471-01", "BR4471-01"]]);
});
