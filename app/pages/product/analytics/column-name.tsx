/** Says what a cell holds where its table is set in blocks, and its column heads are not to be seen. */
export function ColumnName({ children }: { children: string }) {
  return <span className="text-ink-3 lg:hidden">{children}: </span>;
}
