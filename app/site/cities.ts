/** Where offices and roles are, each with the country that search engines are told. */
export const cities = { "San Francisco": "US", Austin: "US", London: "GB" } as const;

export type City = keyof typeof cities;
