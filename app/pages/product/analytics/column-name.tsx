/** Says what a cell holds where its table is set in blocks: in one face, whatever the cell is in. */
export function ColumnName({ children }: { children: string }) {
  return <span className="font-sans tracking-snug text-ink-3 lg:hidden">{children}: </span>;
}
