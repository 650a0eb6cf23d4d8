/** The number that app/routes.ts has written into the id of a route; undefined on the error screen. */
export function sheetOfRoute(id: string | undefined): number | undefined {
  const number = /^sheet-(?<number>\d+)/.exec(id ?? "")?.groups?.["number"];
  return number === undefined ? undefined : Number(number);
}
