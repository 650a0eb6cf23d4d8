import { clearSky, flightMs, fly, openTimeline } from "#app/ui/flights.ts";

const firstLiftAt = 160;
const liftEvery = 220;
const growsIn = 260;

/** Each value that is marked on the sheet flies to its line of the list. What is returned ends it at once. */
export function liftFound(stage: HTMLElement, onLanded: () => void): () => void {
  const sky = stage.querySelector<HTMLElement>("[data-sky]");
  const marks = [...stage.querySelectorAll<HTMLElement>("[data-lifts]")];
  const totalMs = firstLiftAt + marks.length * liftEvery + flightMs + growsIn;
  const { along, finished, end } = openTimeline(totalMs);
  let isGone = false;

  for (const [index, mark] of sky ? marks.entries() : []) {
    const number = Number(mark.dataset["lifts"]);
    const slot = stage.querySelector(`[data-lands="${number}"]`);
    const [, text, figure] = slot?.children ?? [];
    if (!slot || !text || !figure) continue;
    // The last first, and straight: so none comes across another, nor over one that has landed.
    const liftsAtMs = firstLiftAt + (marks.length - 1 - index) * liftEvery;
    const landsAt = liftsAtMs + flightMs;
    const { left, top, height } = slot.getBoundingClientRect();
    fly(sky!, along, {
      number,
      from: mark,
      turnedBy: -2,
      to: { x: left, y: top + height / 2 },
      quoted: mark.textContent,
      becomes: text.textContent,
      liftsAtMs,
      arcPx: 0,
    });
    for (const part of [slot.firstElementChild!, text, figure]) {
      along(part, "clipPath", [
        [0, "inset(-4px calc(100% + 4px) -4px -4px)"],
        [landsAt, "inset(-4px calc(100% + 4px) -4px -4px)"],
        [landsAt + growsIn, "inset(-4px)"],
        [totalMs, "inset(-4px)"],
      ]);
    }
  }
  void finished().then(() => isGone || onLanded());
  return () => {
    isGone = true;
    end();
    if (sky) clearSky(sky);
  };
}
