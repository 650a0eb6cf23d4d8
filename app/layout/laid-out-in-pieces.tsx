import { layOutInPieces } from "./lay-out-in-pieces.ts";

/** Written into the document only, like `StoredPrint`. */
export function LaidOutInPieces() {
  if (!import.meta.env.SSR) return null;
  return <script dangerouslySetInnerHTML={{ __html: `(${String(layOutInPieces)})()` }} />;
}
