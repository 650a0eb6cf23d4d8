let handed: readonly File[] = [];

/** Files that the visitor gave to one screen and goes on with in the tool: they stand in no address. */
export function handOver(files: readonly File[]): void {
  handed = files;
}

export function takeHandedOver(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}
