import type { Plan } from "#app/site/plans/plans.ts";

/** A plan says its limits twice: as figures, from which drawings and tables are made, and in the lines of its card. */
export function planProblems(
  plans: readonly Pick<Plan, "name" | "users" | "rfqsPerMonth" | "features">[],
): string[] {
  return plans.flatMap(({ name, users, rfqsPerMonth, features }) => [
    ...lineProblems(
      `${name}, users: ${users}`,
      users,
      /^(?:Up to (\d+)|Unlimited) users$/,
      features,
    ),
    ...lineProblems(
      `${name}, rfqsPerMonth: ${rfqsPerMonth}`,
      rfqsPerMonth,
      /^(?:Up to (\d+)|Unlimited) RFQs(?:\/month)?$/,
      features,
    ),
  ]);
}

/** A larger plan may leave a line to the one that it builds on; what it says must be its own limit. */
function lineProblems(
  record: string,
  limit: number | null,
  saying: RegExp,
  features: readonly string[],
): string[] {
  const line = features.find((feature) => saying.test(feature));
  if (line === undefined)
    return limit === null ? [] : [`${record}, and no line of the card says so`];
  const said = saying.exec(line)?.[1];
  return said === (limit === null ? undefined : String(limit))
    ? []
    : [`${record}, but the card says "${line}"`];
}

const words = "None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** The heading over the guides is written by hand, what stands below it is counted. */
export function shelfProblems(html: string): string[] {
  const [, heading] = /(\w+) guides\.</.exec(html) ?? [];
  const [, count] = /All (\d+) guides on this shelf/.exec(html) ?? [];
  if (heading === undefined || count === undefined) return [];
  return heading === words[Number(count)]
    ? []
    : [
        `says "${heading} guides." over ${count} guides (app/pages/resources/guides/guide-shelf.tsx)`,
      ];
}
