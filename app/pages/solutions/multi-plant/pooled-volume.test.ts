import { expect, test } from "vitest";

import { cheapestPool, pool, poolRfq, poolSettings, rankPools } from "./pooled-volume.ts";

const { shipTos, quotes } = poolRfq;
const [lakehead] = quotes;
const piecesPerYear = {
  dayton: poolSettings.dayton.default,
  greenville: poolSettings.greenville.default,
  monterrey: poolSettings.monterrey.default,
  brno: poolSettings.brno.default,
};
const everyPlant = poolSettings.pool.default;
const withoutBrno = everyPlant.filter((id) => id !== "brno");

test("pooled volume sets the price, the dock the freight", () => {
  const offer = pool(lakehead, { piecesPerYear, pooled: everyPlant });

  expect(offer).toMatchObject({ pieces: 280_000, unitPrice: 0.158, toNextBreak: null });
  expect(offer.lines.map(({ price, saving }) => [price, saving])).toEqual([
    [0.164, 4032],
    [0.167, 3266],
    [0.179, 2040],
    [0.21, -210],
  ]);
  expect(offer).toMatchObject({ present: 58_366, landedCost: 49_238, saving: 9_128 });
});

test("a plant outside the pool goes on as it is, and its volume does not count", () => {
  const offer = pool(lakehead, { piecesPerYear, pooled: withoutBrno });

  expect(offer).toMatchObject({ pieces: 250_000, unitPrice: 0.158, saving: 9_338 });
  expect(offer.lines.at(-1)).toMatchObject({ isPooled: false, price: 0.203, saving: 0 });
});

test("one piece less loses the break for everybody", () => {
  const offer = pool(lakehead, {
    piecesPerYear: { ...piecesPerYear, dayton: 83_999 },
    pooled: withoutBrno,
  });

  expect(offer).toMatchObject({ unitPrice: 0.168, toNextBreak: 1 });
});

test("the lines add up to the total", () => {
  for (const quote of quotes) {
    const { lines, landedCost, saving } = pool(quote, {
      piecesPerYear,
      pooled: everyPlant,
    });

    expect(lines.reduce((sum, { cost }) => sum + cost, 0)).toBe(landedCost);
    expect(lines.reduce((sum, line) => sum + line.saving, 0)).toBe(saving);
  }
});

test("suppliers are ranked on the whole company's year", () => {
  const ranked = rankPools({ piecesPerYear, pooled: everyPlant });

  expect(ranked.map(({ quote }) => [quote.id, quote.landedCost])).toEqual([
    ["lakehead", 49_238],
    ["monteverde", 49_966],
    ["hanka", 52_052],
  ]);
});

test("the cheapest pool leaves out the plant that would pay more", () => {
  expect(cheapestPool(lakehead, piecesPerYear)).toEqual({
    pooled: withoutBrno,
    landedCost: 49_028,
  });
});

test("every quote delivers to every dock", () => {
  for (const { deliveryPerPiece } of quotes) {
    expect(Object.keys(deliveryPerPiece)).toEqual(shipTos.map(({ id }) => id));
  }
});
