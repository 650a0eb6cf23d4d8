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
  "const size=(within,selector)=>within.querySelectorAll(selector).length;",
  'addEventListener("load",()=>{',
  'const pieces=[...document.querySelectorAll(".laid-out-piece")];',
  // A piece of many elements, if nobody sees it, is cut into those it holds. The array grows while it is walked through.
  "for(const piece of pieces){",
  "if(piece.firstElementChild?.checkVisibility({contentVisibilityAuto:true}))continue;",
  'if(size(piece,"*")-size(piece,":scope .laid-out-piece *")<100)continue;',
  "let box=piece;while(box.children.length===1)box=box.firstElementChild;",
  'const parts=[...box.children].filter(part=>!part.ownerSVGElement&&size(part,"*")>15&&!part.classList.contains("laid-out-piece"));',
  'for(const part of parts)part.classList.add("laid-out-piece");',
  "pieces.splice(pieces.indexOf(piece)+1,0,...parts)}",
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
