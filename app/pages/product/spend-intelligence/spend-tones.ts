/** On dark, lettering and lines are the ground's. */
const onDark = { lettering: "text-ink-inverse", line: "stroke-ground" } as const;
const onLight = { lettering: "text-ink", line: "stroke-ink-3" } as const;

/** What an area is filled with, the largest first, and what keeps lines off its lettering. */
const tones = [
  { fill: "fill-ink", knockout: "stroke-ink", ...onDark },
  { fill: "fill-ink-3", knockout: "stroke-ink-3", ...onDark },
  { fill: "fill-hair", knockout: "stroke-hair", ...onLight },
  { fill: "fill-vellum", knockout: "stroke-vellum", ...onLight },
];
const open = { fill: "fill-(--fill)", knockout: "stroke-(--fill)", ...onLight };

export const toneOf = (place: number) => tones[place] ?? open;
