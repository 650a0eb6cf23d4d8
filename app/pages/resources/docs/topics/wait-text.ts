/** `30 min`, `2 h`. */
export function waitText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
