export interface LegalClause {
  /** Fragment of its address. */
  id: string;
  title: string;
  /** The name of the part that it begins. */
  part?: string;
  /** The same in plain words; the clause is what binds. */
  summary: string;
  /** Paragraphs, and lists where the item is an array. */
  text: (string | string[])[];
}

/** A line of the revision table, newest first. */
export interface LegalRevision {
  letter: string;
  /** ISO 8601. */
  date: string;
  text: string;
  /** It says what was meant or has begun since, and changes nobody's rights: the document keeps its date. */
  isClarification?: true;
}

export interface LegalDocument {
  clauses: LegalClause[];
  revisions: readonly [LegalRevision, ...LegalRevision[]];
}
