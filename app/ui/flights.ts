/** When in milliseconds, what it is then, and how it goes on from there. */
export type Stop = readonly [atMs: number, value: string | number, easing?: string];
export type Along = (element: Element, property: string, stops: readonly Stop[]) => void;

/** Who wants nothing to move. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calm out of rest and into it, and for what is drawn. */
export const slide = "cubic-bezier(0.6, 0.05, 0.15, 1)";
export const draw = "cubic-bezier(0.2, 0.7, 0.1, 1)";

/**
 * Everything moves on one clock, the browser's own: after the first task nothing is scheduled. Before and after it each
 * thing is as the page has it, so to end is to let go.
 */
export function openTimeline(totalMs: number) {
  const running: Animation[] = [];
  const along: Along = (element, property, stops) => {
    const frames = stops.map(([atMs, value, easing = draw]) => ({
      offset: Math.min(1, atMs / totalMs),
      [property]: value,
      easing,
    }));
    running.push(element.animate(frames, totalMs));
  };
  return {
    along,
    /** Also when it was ended before. */
    finished: () => Promise.allSettled(running.map(({ finished }) => finished)),
    end: () => running.forEach((each) => each.cancel()),
  };
}

/** A value on its way from where it was read to where it counts. */
export interface Flight {
  number: number;
  from: Element;
  /** Of the sheet that it lies on, in degrees. */
  turnedBy: number;
  /** In the window: where its lower left corner comes to lie. */
  to: { x: number; y: number };
  quoted: string;
  becomes: string;
  liftsAtMs: number;
  /** How far above the straight way it goes. */
  arcPx: number;
}

export const flightMs = 820;
const appearsInMs = 140;
const fadesInMs = 200;
/** Of the flight: when what was quoted has become what counts. */
const converts = { from: 0.22, to: 0.5 };
const steps = 16;

/** Lets a value fly over the page, in a box that takes no room, hears no pointer and is not spoken. */
export function fly(host: HTMLElement, along: Along, flight: Flight): void {
  const { from, to, turnedBy, liftsAtMs, arcPx } = flight;
  const sky = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const carrier = document.createElement("div");
  Object.assign(carrier.style, {
    position: "absolute",
    left: "0",
    top: "0",
    willChange: "transform",
  });
  const quoted = slip(flight.number, flight.quoted);
  const becomes = slip(flight.number, flight.becomes);
  carrier.append(quoted, becomes);
  sky.append(carrier);

  const edge = host.getBoundingClientRect();
  const start = from.getBoundingClientRect();
  const { width, height } = becomes.getBoundingClientRect();
  const widest = Math.max(width, quoted.offsetWidth);
  const begin = { x: start.left - balloonPx - 9, y: start.top + (start.height - height) / 2 };
  const end = {
    x: Math.max(edge.left + 4, Math.min(to.x, edge.right - width - 4)),
    y: to.y - height / 2,
  };
  const landsAtMs = liftsAtMs + flightMs;
  const goneAtMs = landsAtMs + fadesInMs;
  const path = Array.from({ length: steps + 1 }, (_, step): Stop => {
    const share = step / steps;
    const way = share * share * (3 - 2 * share);
    const room = edge.right - 4 - (share <= converts.to ? widest : width);
    const x = Math.min(begin.x + (end.x - begin.x) * way, room) - edge.left;
    const y = begin.y + (end.y - begin.y) * way - edge.top - arcPx * Math.sin(Math.PI * way);
    return [
      liftsAtMs + share * flightMs,
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
      "linear",
    ];
  });
  const [first, last] = [path[0]![1], path.at(-1)![1]];
  along(carrier, "transform", [[0, first], ...path, [Infinity, last]]);
  along(carrier, "rotate", [
    [0, `${turnedBy}deg`],
    [liftsAtMs, `${turnedBy}deg`],
    [landsAtMs, "0deg"],
    [Infinity, "0deg"],
  ]);
  along(carrier, "opacity", [
    [0, 0],
    [liftsAtMs - appearsInMs, 0],
    [liftsAtMs, 1],
    [landsAtMs, 1, "linear"],
    [goneAtMs, 0],
    [Infinity, 0],
  ]);
  // One is drawn over the other from the left: at no time do two texts lie on one another.
  const wipe = (side: HTMLElement, before: string, after: string) =>
    along(side, "clipPath", [
      [0, before],
      [liftsAtMs + converts.from * flightMs, before, "linear"],
      [liftsAtMs + converts.to * flightMs, after],
      [Infinity, after],
    ]);
  wipe(quoted, "inset(0px)", `inset(0px ${widest - width}px 0px ${width}px)`);
  wipe(becomes, `inset(0px ${width}px 0px 0px)`, "inset(0px)");
}

/** Lets go of what flew. */
export function clearSky(host: HTMLElement): void {
  host.shadowRoot?.replaceChildren();
}

const balloonPx = 20;

/** Its balloon and its text. The page's classes do not reach in here; its colors and fonts do. */
function slip(number: number, text: string): HTMLElement {
  const slip = document.createElement("div");
  const balloon = document.createElement("span");
  Object.assign(slip.style, {
    position: "absolute",
    display: "flex",
    alignItems: "center",
    gap: "5px",
    padding: "2px 8px 2px 3px",
    border: "1px solid var(--color-line)",
    background: "var(--color-raised)",
    color: "var(--color-ink)",
    font: "500 var(--text-note)/1.45 var(--font-mono)",
    letterSpacing: "-0.02em",
    whiteSpace: "nowrap",
  });
  Object.assign(balloon.style, {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    width: `${balloonPx}px`,
    height: `${balloonPx}px`,
    border: "1.5px solid var(--color-line)",
    borderRadius: "50%",
    fontSize: "var(--text-label)",
    lineHeight: "1",
  });
  balloon.textContent = String(number);
  slip.append(balloon, text);
  return slip;
}
