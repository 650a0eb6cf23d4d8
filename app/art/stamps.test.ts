import { expect, test } from "vitest";
import { times } from "./geometry.ts";
import { stamp } from "./stamps.ts";

const lettering = (body: string) =>
  [...body.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(([, size, content]) => ({
    size: Number(size),
    content,
  }));

test("a stamp carries the initials and a number of two digits", () => {
  const [initials, number, ...rest] = lettering(stamp("Dana Whitlock").body);
  expect(initials?.content).toBe("DW");
  expect(number?.content).toMatch(/^[1-9]\d$/);
  expect(rest).toEqual([]);
});

test.for([
  ["Ana María de la Cruz", "AC"],
  ["øyvind åsen", "ØÅ"],
  ["Joy", "J"],
] as const)("the initials of %s are %s", ([name, initials]) => {
  expect(lettering(stamp(name).body)[0]?.content).toBe(initials);
});

test("all lettering is 11 px or more when the stamp is shown 54 px wide", () => {
  const { body, width } = stamp("Ingrid Solheim");
  const sizes = lettering(body).map(({ size }) => (size * 54) / width);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});

test("a name keeps its stamp; stamps differ in shape", () => {
  expect(stamp("Per Holm")).toEqual(stamp("Per Holm"));
  const corners = times(40, (i) => {
    const border = /<path[^>]* d="([^"]*)"/.exec(stamp(`Person ${i}`).body)?.[1] ?? "";
    return border.includes("a") ? 0 : (border.match(/-?[\d.]+/g)?.length ?? 0) / 2;
  });
  expect(new Set(corners)).toEqual(new Set([0, 4, 6, 8]));
});

test("the label says whose it is", () => {
  expect(stamp("Per Holm").label).toBe("Inspection stamp of Per Holm");
});
