/**
 * A first visit is laid out in pieces, the first window first (page/loading/start-page.ts). Whoever comes to a certain place (a
 * fragment, a reload, the way back) needs to have all above it laid out at once.
 */
const markFirstVisit = `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.inPieces=""`;

/** Written into the document only, like `StoredPrint`. */
export function LaidOutInPieces() {
  if (!import.meta.env.SSR) return null;
  return <script dangerouslySetInnerHTML={{ __html: markFirstVisit }} />;
}
