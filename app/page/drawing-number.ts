/** A sheet's number as the title block prints it, a detail's after a point. */
export function drawingNumber(sheet: number, detail?: number): string {
  const number = `QW-${String(sheet).padStart(3, "0")}`;
  return detail === undefined ? number : `${number}.${detail}`;
}
