/** A record that shows a date: where it is, and the day on which it was true. */
export interface DatedRecord {
  where: string;
  date: string;
}

/** Records that are not of the twelve months before this day, each with what to do about it. */
export function agedRecords(records: readonly DatedRecord[], today: string): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return records.flatMap(({ where, date }) => {
    if (date > today) return [`${where} is of ${date}, which is after ${today}`];
    return date < yearAgo
      ? [`${where} is of ${date}: read it again, mend what has aged, and date it anew`]
      : [];
  });
}
