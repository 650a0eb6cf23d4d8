/**
 * A first visit is laid out piece by piece: what stands below the fold (`laid-out-piece` in styles/sheet.css) waits until
 * the page has loaded, then comes in idle time, as many pieces a frame as there is time for, so that no task is long on a
 * slow phone. Whoever comes to a certain place (a fragment, the way back, a reload) or touches the page gets all of it
 * at once: places are known only when everything above them is laid out.
 */
const layOutInPieces = [
  "{const root=document.documentElement;",
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){',
  'root.dataset.inPieces="";',
  "const all=()=>{delete root.dataset.inPieces};",
  "const whenIdle=window.requestIdleCallback??setTimeout;",
  'addEventListener("load",()=>{',
  'const pieces=[...document.querySelectorAll(".laid-out-piece")];',
  "const next=()=>requestAnimationFrame(()=>whenIdle(idle=>{",
  // Reading a size lays the piece out now, so that the time it took is known.
  'do{const piece=pieces.shift();if(!piece)return all();piece.classList.remove("laid-out-piece");root.offsetHeight}',
  "while(idle?.timeRemaining()>30);next()}));",
  "next()});",
  'for(const sign of ["pointerdown","keydown","beforeprint"])addEventListener(sign,all,{once:true,capture:true})',
  "}}",
].join("");

/** Written into the document only, like `StoredPrint`. */
export function LaidOutInPieces() {
  if (!import.meta.env.SSR) return null;
  return <script dangerouslySetInnerHTML={{ __html: layOutInPieces }} />;
}
