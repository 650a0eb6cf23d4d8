/** What the visitor just brought. A new object each time, so that the same sample can be opened twice. */
export type Intake =
  | { readonly kind: "files"; readonly files: readonly File[] }
  | { readonly kind: "text"; readonly text: string }
  /** What the quotes answer: a file, or pasted text. */
  | { readonly kind: "request"; readonly given: File | string }
  | { readonly kind: "sample"; readonly sampleId: string }
  | { readonly kind: "kept" };
