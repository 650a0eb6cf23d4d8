/** Where a visit began: the campaign in its first address, and the page of another site that led there. */
export const arrivalNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "utm_id",
  "referrer",
] as const;

export type Arrival = Partial<Record<(typeof arrivalNames)[number], string>>;

/** Sent by fetch only, beside a form's fields: an arrival as a query. */
export const ARRIVAL_HEADER = "Visit-Arrival";
