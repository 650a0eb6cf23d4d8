export interface Point {
  x: number;
  y: number;
}

const round = (length: number) => Math.round(length * 10) / 10 + 0;

/** A point on one of six equally spaced axes, the first straight up, then clockwise. */
export function onAxis(axis: number, radius: number): Point {
  const angle = (axis * Math.PI) / 3;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** Scores out of 100 as points on their axes, for a bolt circle of the given radius. */
export function scorePoints(scores: readonly number[], radius: number): Point[] {
  return scores.map((score, axis) => onAxis(axis, (score / 100) * radius));
}

/** The closed outline through the points, as an SVG path. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}
