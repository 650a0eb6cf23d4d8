const mark = /(<[a-z][^<>]*?) vt-[a-z-]+="[^"]*"/g;

/**
 * React marks what a `ViewTransition` holds for a script of its own, which puts late parts of a page in place. Pages here
 * are written whole and have no such script, and HTML knows no such attributes.
 * It goes when React writes them for streamed pages alone; one that is left fails the check of valid HTML.
 */
export function withoutTransitionMarks(html: string): string {
  const next = html.replaceAll(mark, "$1");
  return next === html ? html : withoutTransitionMarks(next);
}
