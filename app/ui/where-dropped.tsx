/** Words about dragging and dropping: nothing is dragged by a thumb. */
export function WhereDropped({ children }: { children: string }) {
  return <span className="pointer-coarse:hidden">{children}</span>;
}
