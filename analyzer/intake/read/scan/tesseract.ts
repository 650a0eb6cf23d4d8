import { ReadFailure } from "../failure.ts";
import type { OcrEngine, OcrWord } from "./ocr.ts";

/** What the engine needs, fetched by whoever has the visitor's consent: about 1.1 MB, and 1 to 3 MB a language (gzip). */
export interface TesseractFiles {
  /** tesseract-core-simd-lstm.wasm of tesseract.js-core. */
  readonly wasm: Uint8Array;
  /** By Tesseract's name of the language, "eng": its trained data, unpacked. */
  readonly languages: Readonly<Record<string, Uint8Array>>;
}

/** The parts of tesseract.js-core that are used; the package describes no types. */
interface TesseractCore {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(dataPath: null, languages: string, engineMode: number, configFile: null): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(exifOrientation: number, angle: number): number;
  FindLines(): void;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  End(): void;
}

type OpenCore = (options: {
  readonly wasmBinary: Uint8Array;
  readonly print: () => void;
  readonly printErr: () => void;
  readonly TesseractProgress: (percent: number) => void;
}) => Promise<TesseractCore>;

const neuralNetworkOnly = 1;
/** Finds lines for the tilt; then words anywhere, since cells are no lines of prose. */
const pageLayout = { automatic: "3", sparse: "11" };
/** In radians: below it, turning costs more than it mends. */
const leastTilt = 0.003;

/** Starts Tesseract in this thread, without a worker or a connection of its own. */
export async function openTesseract({ wasm, languages }: TesseractFiles): Promise<OcrEngine> {
  const loaded: { default: OpenCore } =
    await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  const nothing = () => undefined;
  let onShare: (share: number) => void = nothing;
  const core = await loaded.default({
    wasmBinary: wasm,
    print: nothing,
    printErr: nothing,
    TesseractProgress: (percent) => onShare(percent / 100),
  });
  for (const [name, data] of Object.entries(languages)) {
    core.FS.writeFile(`./${name}.traineddata`, data);
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join("+"), neuralNetworkOnly, null) !== 0) {
    throw new Error("Tesseract does not take its language data.");
  }
  const show = (angle: number) => {
    if (api.SetImageFile(1, angle) !== 0) {
      throw new ReadFailure("damaged", "The picture is damaged. Scan or download it again.");
    }
  };
  return {
    read(picture, onProgress = nothing) {
      onShare = nothing;
      core.FS.writeFile("/input", picture);
      api.SetVariable("tessedit_pageseg_mode", pageLayout.automatic);
      show(0);
      api.FindLines();
      const tilt = api.GetGradient();
      api.SetVariable("tessedit_pageseg_mode", pageLayout.sparse);
      const turn = Math.abs(tilt) < leastTilt ? 0 : tilt;
      show(turn);
      let furthest = 0;
      onShare = (share) => onProgress((furthest = Math.max(furthest, share)));
      api.Recognize(null);
      return wordsOf(api.GetTSVText(0), turn);
    },
    close: () => api.End(),
  };
}

/** A row of tab-separated values for each page, block, line and word: page's begin with 1, words' with 5. */
function wordsOf(table: string, turn: number): OcrWord[] {
  const rows = table.split("\n").map((row) => row.split("\t"));
  const page = boxOf(rows.find(([level]) => level === "1") ?? []);
  return rows.flatMap((row) => {
    const [level, , , , , , , , , , confidence, ...text] = row;
    const word = text.join("\t").trim();
    if (level !== "5" || word === "") return [];
    const box = boxOf(row);
    const onPicture = turn === 0 ? box : beforeTurn(box, page, turn);
    return [{ text: word, confidence: Number(confidence), box, onPicture }];
  });
}

function boxOf([, , , , , , x, y, width, height]: readonly string[]): OcrWord["box"] {
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

/** The picture was turned clockwise around its middle; the box keeps its size, which hardly differs at such angles. */
export function beforeTurn(
  box: OcrWord["box"],
  page: Pick<OcrWord["box"], "width" | "height">,
  turn: number,
): OcrWord["box"] {
  const right = box.x + box.width / 2 - page.width / 2;
  const down = box.y + box.height / 2 - page.height / 2;
  const x = right * Math.cos(turn) + down * Math.sin(turn) + page.width / 2 - box.width / 2;
  const y = down * Math.cos(turn) - right * Math.sin(turn) + page.height / 2 - box.height / 2;
  return { ...box, x: Math.round(x), y: Math.round(y) };
}
