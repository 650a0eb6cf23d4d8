import { Drawing, type DrawingFile } from "#app/art/drawing.tsx";

interface SignatureProps {
  name: string;
  /** Title, and the company where it is not said beside it. */
  title: string;
  stamp: DrawingFile;
  /** Above the fold. */
  eager?: boolean;
}

/** Who says so, with their inspection stamp. */
export function Signature({ name, title, stamp, eager = false }: SignatureProps) {
  return (
    <div className="flex items-end justify-between gap-4 text-small">
      <p>
        <b className="block text-body">{name}</b>
        <span className="text-ink-2">{title}</span>
      </p>
      <Drawing of={stamp} eager={eager} decorative className="w-14 flex-none text-ink-2" />
    </div>
  );
}
