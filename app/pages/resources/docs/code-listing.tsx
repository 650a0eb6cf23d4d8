import { Fragment, type ReactNode } from "react";

import {
  type CodeLine,
  type CodeToken,
  listingPieces,
  listingText,
} from "./samples/code-listing.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { CopyButton } from "./copy-button.tsx";

/** Balloons stand in the margin, with a short leader to their line. */
const balloons =
  "[&_mark]:relative [&_mark]:bg-transparent [&_mark]:text-inherit [&_mark]:before:absolute [&_mark]:before:top-1/2 [&_mark]:before:-left-9 [&_mark]:before:size-5 [&_mark]:before:-translate-y-1/2 [&_mark]:before:rounded-full [&_mark]:before:border [&_mark]:before:border-line [&_mark]:before:text-center [&_mark]:before:text-label [&_mark]:before:leading-[1.15rem] [&_mark]:before:content-[attr(data-item)_/_''] [&_mark]:after:absolute [&_mark]:after:top-1/2 [&_mark]:after:-left-4 [&_mark]:after:h-px [&_mark]:after:w-2.5 [&_mark]:after:bg-line [&_mark]:after:content-['']";

interface CodeBodyProps {
  lines: readonly CodeLine[];
  label: string;
  className?: string;
}

/** Code, its comments and strings each in their own tone. */
export function CodeBody({ lines, label, className = "" }: CodeBodyProps) {
  const isBallooned = lines.some(({ item }) => item !== undefined);
  return (
    <ScrollArea label={label} className={className}>
      <pre
        className={classNames(
          "w-max min-w-full py-3.5 pr-2 figures text-note leading-[1.7] [&_i]:text-ink-3 [&_i]:not-italic [&_span]:text-signal-ink",
          isBallooned ? `pl-12 ${balloons}` : "pl-4",
        )}
      >
        {/* Its own ground, so that letters can be read where the edge is hatched. */}
        <code className="bg-(--fill)">
          {listingPieces(lines).map(({ item, tokens }, index) =>
            item === undefined ? (
              <Fragment key={index}>{tokens.map(toned)}</Fragment>
            ) : (
              <mark key={index} data-item={item}>
                {tokens.map(toned)}
              </mark>
            ),
          )}
        </code>
      </pre>
    </ScrollArea>
  );
}

function toned({ kind, text }: CodeToken, index: number): ReactNode {
  if (kind === "plain") return text;
  return kind === "comment" ? <i key={index}>{text}</i> : <span key={index}>{text}</span>;
}

interface CodeListingProps {
  caption: ReactNode;
  /** What the copy button copies, for those who do not see it. */
  what: string;
  code: string;
  className?: string;
}

/** A listing, as a blueprint. */
export function CodeListing({ caption, what, code, className }: CodeListingProps) {
  const lines = code.split("\n").map((line) => ({ code: line }));
  return (
    <figure className={classNames("min-w-0 border border-line blueprint", className)}>
      <figcaption className="flex items-center border-b border-hair pl-4 font-mono text-note text-ink-2">
        <span className="py-2 pr-3">{caption}</span>
        <CopyButton what={what} text={listingText(lines)} />
      </figcaption>
      <CodeBody lines={lines} label={what} />
    </figure>
  );
}
