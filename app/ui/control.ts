/** A modal dialog (styles/dialog.css keeps the page behind it where it is). */
export const modalSheet =
  "modal-sheet m-auto max-h-[min(52rem,100dvh-2rem)] w-[min(68rem,100%-2rem)] max-w-none overflow-hidden border-[1.5px] border-line on-raised p-0 text-ink shadow-lift backdrop:bg-scrim max-md:max-h-dvh max-md:w-full max-md:border-x-0 print:backdrop:bg-transparent";

/** A select, or a field in a line: lower than a form's own. */
export const control =
  "min-h-10 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line";
