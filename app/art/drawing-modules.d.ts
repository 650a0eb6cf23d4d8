declare module "drawing:*" {
  const drawing: import("./drawing.tsx").DrawingFile;
  export default drawing;
}
/** By slug. See make/plugins/webinar-covers-plugin.ts. */
declare module "covers:webinars" {
  const covers: Record<string, import("./drawing.tsx").DrawingFile>;
  export default covers;
}
