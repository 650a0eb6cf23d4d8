/** The languages that every request is shown in. */
export const sampleLanguages = [
  { id: "curl", label: "curl" },
  { id: "javascript", label: "JavaScript/Node.js" },
  { id: "python", label: "Python" },
  { id: "java", label: "Java" },
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]["id"];
