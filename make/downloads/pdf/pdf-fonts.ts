import { faceAt } from "#make/plugins/fonts-plugin.ts";

export type PdfFont = "text" | "head" | "strong" | "mono" | "mono-strong";

const instances: Record<PdfFont, { family: string; weight: number }> = {
  text: { family: "national-park", weight: 400 },
  head: { family: "national-park", weight: 480 },
  strong: { family: "national-park", weight: 600 },
  mono: { family: "spline-sans-mono", weight: 400 },
  "mono-strong": { family: "spline-sans-mono", weight: 550 },
};

/** The site's typefaces at fixed weights, because a PDF cannot hold a variable font. */
export async function pdfFonts(): Promise<Record<PdfFont, Buffer>> {
  const made = Object.entries(instances).map(async ([name, { family, weight }]) => {
    return [name, await faceAt(family, weight)];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<PdfFont, Buffer>;
}

/** All that a document gives until it ends. */
export function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
