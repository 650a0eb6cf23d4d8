/** Options that pdfkit 0.20 has and its published types have not. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a `TH`. */
    scope?: "Column" | "Row";
    /** Left, top, right and bottom on the page. */
    bbox?: [number, number, number, number];
  }
  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement;
  }
}
