import { ReadFailure } from "../failure.ts";
import { joinParts, type Findings, type FoundPart } from "../findings.ts";
import { limits } from "../limits.ts";
import type { Pace, ReadOptions } from "../pace.ts";
import { grayPicture, type OcrWord, type Pixels } from "../scan/ocr.ts";
import { PageFindings } from "./page-findings.ts";
import type { TextPiece } from "./pdf-rows.ts";

type PdfDocument = Awaited<ReturnType<Awaited<ReturnType<typeof loadPdfJs>>["getDocumentProxy"]>>;

/** PDF.js in one file that starts no worker of its own; unpdf fills in what plain Node lacks. */
export async function loadPdfJs() {
  const unpdf = await import("unpdf");
  const scope = globalThis as { window?: unknown };
  // In a worker without a window PDF.js thinks that the worker is its own, and writes to the page.
  const isWorker = "WorkerGlobalScope" in globalThis && scope.window === undefined;
  if (isWorker) scope.window = globalThis;
  try {
    await unpdf.getResolvedPDFJS();
  } finally {
    if (isWorker) delete scope.window;
  }
  return unpdf;
}

/** Reads the text of a PDF by where it stands: rows by height, columns by the gaps between them. */
export async function readPdf(
  bytes: Uint8Array,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  let isMapMissing = false;
  const { characterMap } = pace;
  const orMissing = (fileName: string) =>
    characterMap?.(fileName).catch((error: unknown) => {
      isMapMissing = true;
      throw error;
    });
  const pdf = await openPdf(bytes, orMissing);
  try {
    await addPages(pdf, findings, place, pace, () => {
      if (isMapMissing) throw withoutMap();
    });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The largest picture on a page, as text recognition is given it; `null` without one. */
export async function pictureOfPage(bytes: Uint8Array, page: number): Promise<Pixels | null> {
  const pdf = await openPdf(bytes, () => undefined);
  try {
    return await largestPicture(pdf, page);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type FindMap = (
  ...given: Parameters<NonNullable<ReadOptions["characterMap"]>>
) => Promise<Uint8Array> | undefined;

async function openPdf(bytes: Uint8Array, findMap: FindMap): Promise<PdfDocument> {
  const { getDocumentProxy } = await loadPdfJs();
  /** How PDF.js asks for files of its own: nothing but the maps of characters is needed for text. */
  class CharacterMaps {
    async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }) {
      const map = kind === "cMapUrl" && (await findMap(filename));
      if (!map) throw new Error(`There is no ${filename} here.`);
      return map;
    }
  }
  try {
    // A copy: PDF.js takes the buffer away from whoever hands it over.
    return await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      stopAtErrors: false,
      cMapUrl: "cmaps/",
      BinaryDataFactory: CharacterMaps,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") {
      throw new ReadFailure(
        "encrypted",
        "The PDF is locked with a password. Save a copy without it, or print it to a new PDF, and add that.",
      );
    }
    throw new ReadFailure(
      "damaged",
      "The PDF is damaged or cut off. Download it again, or ask the supplier to send it again.",
    );
  }
}

async function addPages(
  pdf: PdfDocument,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
  throwIfMapMissing: () => void,
): Promise<void> {
  if (pdf.numPages > limits.pdfPages) {
    throw new ReadFailure(
      "too-large",
      "The PDF has more than 500 pages. Save those with prices alone.",
    );
  }
  const pages = new PageFindings(findings, place);
  const textlessPages: number[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    await pace.breathe((page - 1) / pdf.numPages);
    const pieces = await piecesOf(pdf, page);
    throwIfMapMissing();
    if (pieces.length > limits.pdfPiecesPerPage) {
      throw new ReadFailure(
        "too-large",
        `Page ${page} holds more text than a page of a quote can. Save the quote as .xlsx or .csv.`,
      );
    }
    const words = isReadable(pieces) ? null : await wordsOnPicture(pdf, page, pace);
    if (words) pages.addScan(words, page);
    else {
      if (!isReadable(pieces)) textlessPages.push(page);
      pages.add(pieces, page);
    }
  }
  if (textlessPages.length === pdf.numPages) throw pace.ocr ? nothingRecognized() : scanned();
  pages.end();
  if (textlessPages.length > 0) addTextless(textlessPages, findings, place, pace);
}

/** The words on the largest picture of a page, or `null` without an engine or a picture. */
async function wordsOnPicture(
  pdf: PdfDocument,
  page: number,
  pace: Pace,
): Promise<readonly OcrWord[] | null> {
  if (!pace.ocr) return null;
  const picture = await largestPicture(pdf, page);
  if (!picture) return null;
  const words = await pace.ocr.read(grayPicture(picture), (share) =>
    pace.report((page - 1 + share) / pdf.numPages),
  );
  return words.length > 0 ? words : null;
}

async function largestPicture(pdf: PdfDocument, page: number): Promise<Pixels | null> {
  const { extractImages } = await loadPdfJs();
  const images = await extractImages(pdf, page);
  return images.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

async function piecesOf(pdf: PdfDocument, pageNumber: number): Promise<TextPiece[]> {
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces: TextPiece[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a, b, , , e, f] = item.transform as number[];
    const [x, y] = viewport.convertToViewportPoint(e!, f!) as [number, number];
    const [right, tilt] = viewport.convertToViewportPoint(e! + a!, f! + b!) as [number, number];
    // Text that runs up the margin belongs to no row.
    if (right - x <= Math.abs(tilt - y)) continue;
    const height = Math.hypot(a!, b!) || item.height;
    pieces.push({ text: plainCharacters(item.str), x, y, width: item.width, height });
  }
  page.cleanup();
  return pieces;
}

/** Fonts share a drawing among characters that look alike, and name the rarer one: ⽇ for 日. */
function plainCharacters(text: string): string {
  return text.replaceAll(
    /[\u2e80-\u2fdf\u3b35\uf900-\ufaff]/g,
    (character) => plainRadicals[character] ?? character.normalize("NFKC"),
  );
}

/** Those that Unicode does not decompose: its list of equivalent ideographs. */
const plainRadicals: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    "⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟㬵胶".matchAll(
      /../gu,
    ),
    ([pair]) => Array.from(pair),
  ),
);

/** Fonts that hide what their characters are give private or unknown ones. */
function isReadable(pieces: readonly TextPiece[]): boolean {
  const text = pieces.map((piece) => piece.text).join("");
  const unknown = text.match(/[\ufffd\ue000-\uf8ff\p{Cc}]/gu)?.length ?? 0;
  return text.length > 0 && unknown < text.length / 5;
}

function scanned(): ReadFailure {
  return new ReadFailure(
    "scan",
    "The PDF holds pictures of text, not text: it is a scan. Ask the supplier for the original, or run text recognition (OCR) on it first.",
  );
}

function nothingRecognized(): ReadFailure {
  return new ReadFailure(
    "empty",
    "Text recognition found nothing to read in it. Ask the supplier for the original, or scan it again, upright and sharp.",
  );
}

/** Read without it, such a text would be wrong or not there. */
function withoutMap(): ReadFailure {
  return new ReadFailure(
    "damaged",
    "The PDF needs a map of its characters, which could not be fetched. Check the connection, then remove the file and add it again.",
  );
}

function addTextless(
  pages: readonly number[],
  findings: Findings,
  place: FoundPart,
  { ocr }: Pace,
): void {
  const part = joinParts(place.part, `page ${pages.join(", ")}`);
  const which = pages.length === 1 ? `Page ${pages[0]} has` : `Pages ${pages.join(", ")} have`;
  const message = `${which} no text that can be read: a picture, or blank. Check that no prices are there.`;
  findings.addProblem(ocr ? "empty" : "scan", part, message);
}
