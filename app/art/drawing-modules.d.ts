declare module "drawing:*" {
  const drawing: import("./drawing.tsx").DrawingFile;
  export default drawing;
}
