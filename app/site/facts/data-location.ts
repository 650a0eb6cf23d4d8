/** Where customers' data is. */
export const dataLocation = {
  country: "the United States",
  elsewhere: "We do not offer an EU region today.",
} as const;
