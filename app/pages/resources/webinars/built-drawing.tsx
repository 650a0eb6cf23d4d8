import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";

interface BuiltDrawingProps {
  of: DrawingFile;
  /** Of its steps, so many are drawn, the last of them now. Null: all, as it stands before it is played. */
  steps: number | null;
}

/** A recording's drawing, built as its sentences are said. */
export function BuiltDrawing({ of, steps }: BuiltDrawingProps) {
  if (steps === null) return <Drawing of={of} className="size-full!" />;
  return (
    <svg
      role="img"
      aria-label={of.label}
      viewBox={`${of.x} ${of.y} ${of.width} ${of.height}`}
      className="drawing size-full!"
    >
      {Array.from({ length: steps }, (_, step) => (
        <use
          key={step}
          href={`${of.href}#s${step}`}
          className={step === steps - 1 ? "drawing-notes is-drawn" : undefined}
        />
      ))}
    </svg>
  );
}
