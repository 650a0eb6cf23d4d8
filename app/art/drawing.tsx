import { useEffect, useRef, useState } from "react";

/** What `import x from "drawing:x"` gives: where the drawing's file is, and how large its sheet. */
export interface DrawingFile {
  href: string;
  width: number;
  height: number;
  x: number;
  y: number;
  label: string;
  notes: boolean;
}

export interface DrawingProps {
  of: DrawingFile;
  /** Above the fold: part of the first HTML, requested at once. */
  eager?: boolean;
  /** The page's own drawing, above the fold; a change of page carries it over to the next one's (styles/page-turn.css). */
  lead?: boolean;
  /** Says nothing that the text beside it does not say. */
  decorative?: boolean;
  className?: string;
  preserveAspectRatio?: string;
}

export function Drawing({ lead = false, eager = lead, className, ...props }: DrawingProps) {
  const classes = [lead ? "lead-drawing" : "", className].filter(Boolean).join(" ");
  if (!eager) return <LazyDrawing {...props} className={classes} />;
  return <Sheet {...props} className={classes} isLoaded isDrawn />;
}

type SheetProps = Omit<DrawingProps, "eager" | "lead"> & {
  isLoaded: boolean;
  isDrawn: boolean;
  ref?: React.Ref<SVGSVGElement>;
};

function Sheet({ of, isLoaded, isDrawn, decorative, className, ...svg }: SheetProps) {
  return (
    <svg
      {...svg}
      className={className ? `drawing ${className}` : "drawing"}
      data-needs-code={isLoaded ? undefined : ""}
      viewBox={`${of.x} ${of.y} ${of.width} ${of.height}`}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": of.label })}
    >
      {isLoaded && <use href={`${of.href}#d`} />}
      {isLoaded && of.notes && (
        <use
          className={isDrawn ? "drawing-notes is-drawn" : "drawing-notes"}
          href={`${of.href}#n`}
        />
      )}
    </svg>
  );
}

function LazyDrawing(props: Omit<DrawingProps, "eager" | "lead">) {
  const ref = useRef<SVGSVGElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let stopApproach = approach.once(sheet, ({ boundingClientRect }, isFirstReport) => {
      // An address with a fragment begins below this drawing: it was not passed.
      const wasAbove = isFirstReport && location.hash && boundingClientRect.bottom < -aheadPx;
      if (wasAbove) stopApproach = nearby.once(sheet, () => setIsNear(true));
      else setIsNear(true);
    });
    const stopEntry = entry.once(sheet, () => setIsSeen(true));
    const stopPrinting = onPrinting(() => setIsNear(true));
    return () => {
      stopApproach();
      stopEntry();
      stopPrinting();
    };
  }, []);

  return (
    <>
      <Sheet {...props} ref={ref} isLoaded={isNear} isDrawn={isSeen} />
      <noscript>
        <Sheet {...props} isLoaded isDrawn />
      </noscript>
    </>
  );
}

/**
 * Printing does not wait for files, so they are fetched with the first key of Ctrl+P or Cmd+P. The event itself comes too
 * late for all but a fast line.
 */
function onPrinting(fetchDrawing: () => void): () => void {
  const onKey = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && fetchDrawing();
  addEventListener("keydown", onKey);
  addEventListener("beforeprint", fetchDrawing);
  return () => {
    removeEventListener("keydown", onKey);
    removeEventListener("beforeprint", fetchDrawing);
  };
}

// What was passed is fetched too: a visitor who scrolled by finds it drawn on the way back.
const aheadPx = 600;
const approach = sharedObserver({ rootMargin: `1000000px ${aheadPx}px ${aheadPx}px` });
const nearby = sharedObserver({ rootMargin: `${aheadPx}px` });
const entry = sharedObserver({ threshold: 0.2 });

type OnIntersect = (report: IntersectionObserverEntry, isFirstReport: boolean) => void;

/** One observer for every drawing on the page; it reports each of them once. */
function sharedObserver(options: IntersectionObserverInit) {
  const waiting = new Map<Element, OnIntersect>();
  const reported = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;

  const stop = (element: Element) => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  return {
    once(element: Element, onIntersect: OnIntersect): () => void {
      observer ??= new IntersectionObserver((entries) => {
        for (const report of entries) {
          const { isIntersecting, target } = report;
          const isFirst = !reported.has(target);
          reported.add(target);
          if (!isIntersecting) continue;
          const onIntersect = waiting.get(target);
          stop(target);
          onIntersect?.(report, isFirst);
        }
      }, options);
      waiting.set(element, onIntersect);
      observer.observe(element);
      return () => stop(element);
    },
  };
}
