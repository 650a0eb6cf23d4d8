declare module "drawing:*" {
  const drawing: import("./drawing.tsx").DrawingFile;
  export default drawing;
}
/** By slug. See make/records/read-drawn-records.ts. */
declare module "covers:webinars" {
  const covers: Record<string, import("./drawing.tsx").DrawingFile>;
  export default covers;
}
