/**
 * A thing in the words of schema.org; check/pages/structured-data-rules.ts has what each type must say. schema-dts, which
 * types all of its words, made the type check of the whole app take more than twice as long.
 */
export interface Thing {
  "@type"?: string;
  "@id"?: string;
  [name: string]: unknown;
}
