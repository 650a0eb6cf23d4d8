/** The API is sold with two plans; what the documentation shows of it is a sample. */
export const api = {
  plans: "API access is part of Growth and Enterprise",
  documentation:
    "Illustrative: addresses, keys and answers are samples. This site does not serve the API, and the SDK packages are not published.",
} as const;
