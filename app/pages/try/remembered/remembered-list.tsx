import type { ReactNode } from "react";

import type { RememberedSupplier } from "#analyzer/package/remembered/remembered-supplier.ts";
import { forgetSupplier, forgetSuppliers } from "#app/tool/remembered-suppliers.ts";

export const lineButton =
  "min-h-11 border-hair px-3 font-mono text-note hover:bg-ground focus-visible:-outline-offset-2";

/** The suppliers whose files this browser knows. */
export function RememberedList({ suppliers }: { suppliers: readonly RememberedSupplier[] }) {
  if (suppliers.length === 0) return null;
  return (
    <div className="border-t border-hair">
      <ul aria-label="Remembered suppliers">
        {suppliers.map(({ shape, supplier, settledAt }) => (
          <KeptLine
            key={shape}
            name={supplier}
            note={`Remembered supplier, settled ${settledAt.slice(0, 10)}`}
          >
            <button
              type="button"
              onClick={() => forgetSupplier(shape)}
              className={`${lineButton} border-l`}
            >
              Forget<span className="sr-only"> {supplier}</span>
            </button>
          </KeptLine>
        ))}
      </ul>
      {suppliers.length > 1 && (
        <button
          type="button"
          onClick={forgetSuppliers}
          className={`${lineButton} w-full border-t px-pad! text-left`}
        >
          Forget all suppliers
        </button>
      )}
    </div>
  );
}

interface KeptLineProps {
  name: string;
  note: string;
  children: ReactNode;
}

/** Something that this browser keeps, and what can be done with it. */
export function KeptLine({ name, note, children }: KeptLineProps) {
  return (
    <li className="flex items-stretch border-hair not-first:border-t">
      <span className="flex min-w-0 flex-1 flex-col justify-center px-pad py-2">
        <span className="truncate text-small font-medium">{name}</span>
        <span className="note">{note}</span>
      </span>
      {children}
    </li>
  );
}
