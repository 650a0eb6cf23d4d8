/** A select, or a field in a line: lower than a form's own. */
export const control =
  "min-h-10 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line";
