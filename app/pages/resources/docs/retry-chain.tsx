import { DimensionChain } from "#app/ui/drafting/dimension-chain.tsx";

import { waitText } from "./topics/wait-text.ts";

interface RetryChainProps {
  waitMinutes: readonly number[];
  caption: string;
}

/** The attempts as numbers, the waits between them as dimensions. From a minute to hours: they cannot be drawn to scale. */
export function RetryChain({ waitMinutes, caption }: RetryChainProps) {
  const attempts = [...waitMinutes, 0].map((_, index) => index + 1);
  return (
    <figure className="max-w-[42em]">
      <ol aria-hidden="true" className="flex justify-between figures text-note">
        {attempts.map((attempt) => (
          <li
            key={attempt}
            className="grid size-6 place-items-center rounded-full border border-line"
          >
            {attempt}
          </li>
        ))}
      </ol>
      <div className="mt-2 px-3">
        <DimensionChain
          lengths={waitMinutes.map(() => 1)}
          label={(_, index) => waitText(waitMinutes[index] ?? 0)}
        />
      </div>
      <figcaption className="mt-3 note">{caption}</figcaption>
    </figure>
  );
}
