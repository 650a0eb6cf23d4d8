const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** As 2026-11-15. */
export type IsoDate = `${number}-${number}-${number}`;

/** January 15, 2024. By hand for the same reason as in group-digits.ts. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}
