import type { Features } from "./features.ts";

/** Words that look at others, and those that they look at, by their places. */
export interface AttentionGroup {
  readonly queries: Int32Array;
  readonly keys: Int32Array;
}

/** How far the "column" of a line of text reaches. */
const nearLines = 3;

/** Which words each kind of head may look at: all, those of the row, those of the column. */
export function attentionGroups(features: Features) {
  const { rows, columns, tables, words } = features;
  const all = Int32Array.from(words.keys());
  const together = (places: readonly number[]): AttentionGroup => {
    const own = Int32Array.from(places);
    return { queries: own, keys: own };
  };
  const byRow = Map.groupBy(all, (at) => rows[at] ?? 0);
  const cells = [...all].filter((at) => (tables[at] ?? -1) >= 0);
  const byColumn = Map.groupBy(cells, (at) => `${tables[at]} ${columns[at]}`);
  const lines = Map.groupBy(
    [...all].filter((at) => (tables[at] ?? -1) < 0),
    (at) => rows[at] ?? 0,
  );
  const nearby = [...lines].map(([row, queries]): AttentionGroup => {
    const keys: number[] = [];
    for (let near = row - nearLines; near <= row + nearLines; near += 1) {
      keys.push(...(lines.get(near) ?? []));
    }
    return { queries: Int32Array.from(queries), keys: Int32Array.from(keys) };
  });
  return {
    all: [{ queries: all, keys: all }],
    row: [...byRow.values()].map(together),
    column: [...[...byColumn.values()].map(together), ...nearby],
  };
}
