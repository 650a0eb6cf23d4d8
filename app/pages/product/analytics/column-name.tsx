/** Says what a cell holds where its table is set in blocks, and its column heads are not to be seen: in one face, whatever the cell is in. */
export function ColumnName({ children }: { children: string }) {
  return <span className="font-sans tracking-snug text-ink-3 lg:hidden">{children}: </span>;
}
