import { describe, expect, test } from "vitest";

import { listRfqs, takeRfq, type TakenRfq, wrongIn } from "./take-rfq.ts";

const ids = await listRfqs();
const taken = new Map<string, Promise<TakenRfq>>();
function takenOnce(id: string): Promise<TakenRfq> {
  const found = taken.get(id) ?? takeRfq(id);
  taken.set(id, found);
  return found;
}

describe("Twenty RFQs", { tags: ["analyzer"] }, () => {
  test("twenty RFQs are there", () => {
    expect(ids).toHaveLength(20);
  });

  test.each(ids)(
    "RFQ %s: the award and every landed cost are those worked out by hand",
    async (id) => {
      expect(wrongIn(await takenOnce(id))).toEqual([]);
    },
  );

  test("a no-bid is a line of the result, in the words of the supplier", async () => {
    const noBidsOf = async (id: string) =>
      (await takenOnce(id)).made.recognition.noBids.map(({ part }) => part).sort();
    expect(await noBidsOf("02")).toEqual(["4480"]);
    expect(await noBidsOf("15")).toEqual(["F-5005", "F-5005", "J-4004", "K-3003"]);
    expect(await noBidsOf("19")).toEqual(["CST-7", "CST-9"]);
    expect(await noBidsOf("20")).toEqual(["KT-12"]);
    const { analysis } = await takenOnce("02");
    const group = analysis.groups.find(({ title }) => title === "4480");
    expect(group?.setAside.map(({ kind, reason }) => [kind, reason])).toContainEqual([
      "no-bid",
      expect.stringContaining("Unable to quote 4480"),
    ]);
  });
});
