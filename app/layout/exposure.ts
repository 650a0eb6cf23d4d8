const exposure: KeyframeAnimationOptions = {
  duration: 1000,
  easing: "cubic-bezier(0.3, 0, 0.3, 1)",
  fill: "both",
};
/** The browser's own change from one picture to the other would mix the two. */
const unmixed = { opacity: 1, mixBlendMode: "normal" };

/** A change of print as blueprints are made: light spreads from a point, the sheet pales, and behind it the print develops. */
export function expose(change: () => void, x: number, y: number): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isCalm || !("startViewTransition" in document)) return change();
  const root = document.documentElement;
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const circle = (radius: number) => `circle(${radius}px at ${x}px ${y}px)`;
  const layer = (which: "old" | "new", frames: Keyframe[]) =>
    root.animate(
      frames.map((frame) => ({ ...unmixed, ...frame })),
      { ...exposure, pseudoElement: `::view-transition-${which}(root)` },
    );
  root.dataset["exposing"] = "";
  const { ready, finished } = document.startViewTransition(change);
  const develop = () => {
    layer("old", [{ filter: "none" }, { filter: "brightness(1.25) saturate(0.2) contrast(0.6)" }]);
    layer("new", [
      { clipPath: circle(0), filter: "brightness(2.4) saturate(0.3)" },
      { clipPath: circle(reach * 0.7), filter: "brightness(1.3)", offset: 0.6 },
      { clipPath: circle(reach), filter: "none" },
    ]);
  };
  // With another change before its end, or on a hidden page, it is just there.
  void ready.then(develop, () => {});
  void finished.finally(() => delete root.dataset["exposing"]);
}
