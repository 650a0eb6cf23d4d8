import {
  clearSky,
  draw,
  flightMs,
  fly,
  isCalm,
  openTimeline,
  slide,
  type Stop,
} from "#app/ui/flights.ts";

/** On the one clock, in milliseconds. */
const unreadAt = 440;
const firstLiftAt = 700;
const liftEvery = 440;
const growsIn = 340;
const rankedIn = 520;
/** Of the right of what is not drawn yet; the rest of it is its lines' own thickness. */
const covered = "calc(100% + 4px)";

/**
 * The quote reads itself: its supplier's row is taken out of the ranking, each value flies from where the quotation says
 * it to where it counts, and the rows take their rank. All it shows is read off the page, which has the end of it from
 * the first paint on; whatever the visitor does ends it there.
 */
export function playMoment(stage: HTMLElement): void {
  const quotation = stage.querySelector<HTMLElement>("[data-quotation]");
  const sky = stage.querySelector<HTMLElement>("[data-sky]");
  const list = stage.querySelector("ol");
  const rows = [...(list?.children ?? [])] as HTMLElement[];
  const row = rows.find(({ dataset }) => dataset["supplier"] === quotation?.dataset["quotation"]);
  if (!quotation || !sky || !list || !row || isCalm()) return;
  stop?.();

  const lines = [...quotation.querySelectorAll<HTMLElement>("[data-line]")];
  const landsAt = (index: number) => firstLiftAt + index * liftEvery + flightMs;
  const readAt = landsAt(lines.length - 1) + growsIn;
  const totalMs = readAt + rankedIn + 160;
  const { along, finished, end } = openTimeline(totalMs);

  const shifts = shiftsToTop(rows, row);
  for (const [each, shift] of shifts) {
    const away = `translateY(${shift}px)`;
    along(each, "transform", [
      [0, "none", slide],
      [unreadAt, away],
      [readAt, away, slide],
      [readAt + rankedIn, "none"],
      [totalMs, "none"],
    ]);
    along(
      each,
      "zIndex",
      [0, totalMs].map((at): Stop => [at, each === row ? 2 : 1]),
    );
    // Nobody has a rank while one of them is being read.
    const balloon = each.firstElementChild?.firstElementChild;
    if (balloon) along(balloon, "transform", poppedBetween(0, readAt + 200, totalMs));
  }

  const [, , cost, leadTime, , score] = row.children;
  const bar = cost?.querySelector("svg");
  const dimension = leadTime?.querySelector("svg");
  const edges = bar ? edgesOf(bar) : [];
  const shift = shifts.get(row) ?? 0;
  const turnedBy = parseFloat(getComputedStyle(quotation).rotate) || 0;
  const drawn: Stop[] = [];

  lines.forEach((line, index) => {
    const mark = line.querySelector("mark")!;
    const liftsAtMs = firstLiftAt + index * liftEvery;
    const landedAt = landsAt(index);
    const [balloon] = line.children;
    const isLead = line.dataset["line"] === "leadTime";
    const target = (isLead ? dimension : bar)?.getBoundingClientRect();
    if (!balloon || !target) return;

    const marked = getComputedStyle(mark).backgroundColor;
    along(mark, "backgroundColor", [
      [0, marked],
      [unreadAt, "transparent"],
      [liftsAtMs - 260, "transparent"],
      [liftsAtMs - 100, marked],
      [totalMs, marked],
    ]);
    along(balloon, "transform", poppedBetween(0, liftsAtMs - 240, totalMs));
    const before = isLead ? target.left : (edges[index - 1] ?? target.left);
    fly(sky, along, {
      number: index + 1,
      from: mark,
      turnedBy,
      to: { x: before, y: target.top + target.height / 2 + shift },
      quoted: mark.textContent,
      becomes: line.querySelector("b")?.textContent ?? "",
      liftsAtMs,
      arcPx: 36,
    });
    if (isLead) uncover(dimension!, landedAt, "-2rem");
    else {
      const isLast = lines[index + 1]?.dataset["line"] === "leadTime";
      const edge = isLast ? "-2px" : `${target.right - (edges[index] ?? target.right)}px`;
      const from = index === 0 ? covered : `${target.right - before}px`;
      drawn.push([landedAt, from], [landedAt + growsIn, edge]);
      const sum = cost?.firstElementChild;
      if (isLast && sum) uncover(sum, landedAt, "-2px");
    }
  });
  if (bar) along(bar, "clipPath", uncovered(drawn));
  const points = score?.firstElementChild;
  if (points) uncover(points, readAt, "-4px");

  function uncover(part: Element, at: number, edge: string) {
    const stops: Stop[] = [
      [at, covered],
      [at + growsIn, edge],
    ];
    along(part, "clipPath", uncovered(stops));
  }

  /** From shown to covered at once, and from then on as it says: how much of its right is not there. */
  function uncovered(stops: readonly Stop[]): Stop[] {
    const inset = (right: string | number) => `inset(-4px ${right} -4px -4px)`;
    const [, whole = "0px"] = stops.at(-1) ?? [];
    return [
      [0, inset(whole), slide],
      [unreadAt, inset(covered)],
      ...stops.map(([at, right]): Stop => [at, inset(right), draw]),
      [totalMs, inset(whole)],
    ];
  }

  const gone = new AbortController();
  const changed = new MutationObserver(() => stop?.());
  const leaves = new IntersectionObserver(([seen]) => seen?.isIntersecting || stop?.());
  stop = () => {
    stop = null;
    gone.abort();
    changed.disconnect();
    leaves.disconnect();
    end();
    clearSky(sky);
  };
  const own = stop;
  for (const use of ["click", "keydown", "input", "dragenter", "visibilitychange"]) {
    addEventListener(use, own, { capture: true, signal: gone.signal });
  }
  // A phone's bars come and go while one scrolls: only another width moves things.
  const width = innerWidth;
  addEventListener("resize", () => innerWidth !== width && own(), { signal: gone.signal });
  changed.observe(list, { childList: true });
  leaves.observe(stage);
  void finished().then(() => stop === own && own());
}

/** Ends the one that is going on. */
let stop: (() => void) | null = null;

/** How far each row is from its place when this one is the first. */
function shiftsToTop(rows: readonly HTMLElement[], first: HTMLElement): Map<HTMLElement, number> {
  let top = rows[0]?.offsetTop ?? 0;
  return new Map(
    [first, ...rows.filter((row) => row !== first)].map((row) => {
      const shift = top - row.offsetTop;
      top += row.offsetHeight;
      return [row, shift];
    }),
  );
}

/** Where each part of a bar ends, in the window. */
function edgesOf(bar: Element): number[] {
  return [...bar.querySelectorAll(":scope > g > rect")].map(
    (part) => part.getBoundingClientRect().right,
  );
}

function poppedBetween(leavesAt: number, comesAt: number, totalMs: number): Stop[] {
  return [
    [leavesAt, "scale(1)"],
    [leavesAt + 240, "scale(0)"],
    [comesAt, "scale(0)"],
    [comesAt + 220, "scale(1)"],
    [totalMs, "scale(1)"],
  ];
}

const watched = new WeakSet<Element>();
let hasPlayed = false;

/** Plays it once for each visit, when the quotation and the row that it fills are both in view. */
export function playWhenSeen(stage: HTMLElement): void {
  const quotation = stage.querySelector<HTMLElement>("[data-quotation]");
  const firstRow = stage.querySelector("ol > li");
  if (watched.has(stage) || hasPlayed || isCalm() || !quotation || !firstRow) return;
  watched.add(stage);
  const seen = new Set<Element>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= mostlySeen) seen.add(target);
        else seen.delete(target);
      }
      if (seen.size < 2 || !quotation.checkVisibility({ visibilityProperty: true })) return;
      leave();
      hasPlayed = true;
      playMoment(stage);
    },
    { threshold: mostlySeen },
  );
  const leave = () => {
    inView.disconnect();
    for (const use of uses) stage.removeEventListener(use, leave);
  };
  // Who works the dashboard already has no need of it.
  const uses = ["click", "keydown", "input"];
  for (const use of uses) stage.addEventListener(use, leave);
  inView.observe(quotation);
  inView.observe(firstRow);
}

const mostlySeen = 0.7;
