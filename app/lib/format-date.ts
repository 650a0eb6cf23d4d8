const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** January 15, 2024. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(isoDate));
}
