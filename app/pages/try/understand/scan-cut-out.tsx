import { useEffect, useRef, useState } from "react";

import type { ScanCut } from "#app/tool/worker/question-view.ts";
import type { CutOut } from "#app/tool/worker/cut-out.ts";

import { useBench } from "../bench.ts";

interface ScanCutOutProps {
  scan: ScanCut;
  /** The row that it stands in says where it is from. */
  isOfRow?: boolean;
}

/** The place on the scan that a value was read from. */
export function ScanCutOut({ scan, isOfRow = false }: ScanCutOutProps) {
  const { client, state } = useBench();
  const { sourceId, page, confidence, box } = scan;
  const source = state.sources.find(({ id }) => id === sourceId);
  const [cutOut, setCutOut] = useState<CutOut | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y, width, height } = box;

  useEffect(() => {
    let isStale = false;
    setCutOut(null);
    if (!source) return;
    const asked = { page, confidence, box: { x, y, width, height } };
    client.call("cutOut", { source, scan: asked }).then(
      (cut) => !isStale && setCutOut(cut),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [client, source, page, confidence, x, y, width, height]);

  useEffect(() => {
    if (cutOut) draw(canvas.current?.getContext("2d"), cutOut);
  }, [cutOut]);

  if (!cutOut) return null;
  return (
    <figure className="mt-3">
      <canvas
        ref={canvas}
        width={cutOut.width}
        height={cutOut.height}
        role="img"
        aria-label="The place on the scan"
        className="bg-white block max-h-24 max-w-full border border-line-2 object-contain"
      />
      {!isOfRow && <figcaption className="mt-1 note">Page {page} of the scan</figcaption>}
    </figure>
  );
}

function draw(context: CanvasRenderingContext2D | null | undefined, cutOut: CutOut): void {
  const { width, height, gray } = cutOut;
  const image = new ImageData(width, height);
  for (const [index, shade] of gray.entries())
    image.data.set([shade, shade, shade, 255], 4 * index);
  context?.putImageData(image, 0, 0);
}
