import { Fragment, type ReactNode } from "react";

import { classNames } from "#app/ui/class-names.ts";
import { copyText } from "#app/ui/clipboard.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import type { Code } from "./docs-data.ts";

/** Balloons stand in the margin, with a short leader to their line. */
const balloons =
  "[&_mark]:relative [&_mark]:bg-transparent [&_mark]:text-inherit [&_mark]:before:absolute [&_mark]:before:top-[0.6em] [&_mark]:before:-left-9 [&_mark]:before:size-5 [&_mark]:before:-translate-y-1/2 [&_mark]:before:rounded-full [&_mark]:before:border [&_mark]:before:border-line [&_mark]:before:text-center [&_mark]:before:text-label [&_mark]:before:leading-[1.15rem] [&_mark]:before:content-[attr(data-item)_/_''] [&_mark]:after:absolute [&_mark]:after:top-[0.6em] [&_mark]:after:-left-4 [&_mark]:after:h-px [&_mark]:after:w-2.5 [&_mark]:after:bg-line [&_mark]:after:content-['']";

/** Comments to the end of the line, and strings. */
const marks = /(?<comment>(?:\/\/|#)(?= ).*)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`/g;

interface CodeBodyProps {
  code: Code;
  label: string;
  className?: string;
}

/** Code, its comments and strings each in their own tone. */
export function CodeBody({ code: { text, itemLines = [] }, label, className = "" }: CodeBodyProps) {
  return (
    <ScrollArea label={label} className={classNames("flex", className)}>
      <pre
        className={classNames(
          "min-w-full flex-none py-3.5 pr-6 max-md:max-w-full max-md:wrap-anywhere max-md:whitespace-pre-wrap figures text-note leading-[1.7] [&_i]:text-ink-3 [&_i]:not-italic [&_span]:text-signal-ink",
          itemLines.length > 0 ? `pl-12 ${balloons}` : "pl-4",
        )}
      >
        <code>
          {listingPieces(text, itemLines).map(({ item, text }, index) =>
            item === 0 ? (
              <Fragment key={index}>{toned(text)}</Fragment>
            ) : (
              <mark key={index} data-item={item}>
                {toned(text)}
              </mark>
            ),
          )}
        </code>
      </pre>
      {/* The hatched edge once more, over the letters, and at their end what covers it. */}
      <i className="sticky right-0 -ml-4 w-4 flex-none bg-(--fill) bg-[repeating-linear-gradient(135deg,var(--color-line-2)_0_1px,transparent_1px_5px)]" />
      <i className="relative -ml-4 w-4 flex-none bg-(--fill)" />
    </ScrollArea>
  );
}

/** The listing in as few pieces as can be: a line that has a balloon, without its end, or all up to the next such line. */
export function listingPieces(
  text: string,
  itemLines: readonly number[],
): { item: number; text: string }[] {
  const pieces = [{ item: 0, text: "" }];
  text.split("\n").forEach((line, index) => {
    const item = itemLines.indexOf(index) + 1;
    const last = pieces.at(-1)!;
    const end = index > 0 ? "\n" : "";
    if (last.item > 0) pieces.push({ item: 0, text: end });
    else last.text += end;
    if (item > 0) pieces.push({ item, text: line });
    else pieces.at(-1)!.text += line;
  });
  return pieces.filter((piece) => piece.text !== "");
}

/** The name of a property, before a colon, is plain. */
function toned(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: found, groups } of text.matchAll(marks)) {
    const after = index + found.length;
    if (/^ *:/.test(text.slice(after))) continue;
    const Tone = groups?.["comment"] ? "i" : "span";
    parts.push(text.slice(end, index), <Tone key={index}>{found}</Tone>);
    end = after;
  }
  return [...parts, text.slice(end)];
}

interface ListingHeadProps {
  caption: ReactNode;
  /** What the button copies, for those who do not see it: "the request". */
  what: string;
  text: string;
}

/** What a listing is, and a button that copies it. */
export function ListingHead({ caption, what, text }: ListingHeadProps) {
  return (
    <figcaption className="flex border-b border-hair pl-4 font-mono text-note text-ink-2">
      <span className="min-w-0 self-center py-2 pr-3 [overflow-wrap:anywhere]">{caption}</span>
      <button
        type="button"
        onClick={() => copyText(what, text)}
        className="ml-auto inline-flex min-h-10 flex-none items-center gap-2 border-l border-hair px-3 hover:bg-raised focus-visible:-outline-offset-2 noscript:hidden"
      >
        <Icon name="copy" className="size-3.5" />
        Copy<span className="sr-only"> {what}</span>
      </button>
    </figcaption>
  );
}

interface CodeListingProps {
  caption: ReactNode;
  /** What the copy button copies, for those who do not see it. */
  what: string;
  code: string;
}

/** As many lines as a phone shows beside the text that they belong to. */
const shortListing = 16;

/** A listing, as a blueprint. */
export function CodeListing({ caption, what, code }: CodeListingProps) {
  const lineCount = code.trimEnd().split("\n").length;
  const body = (
    <CodeBody code={{ text: code }} label={what} className="md:max-h-108 print:max-h-none" />
  );
  return (
    <figure className="min-w-0 border border-line blueprint">
      <ListingHead caption={caption} what={what} text={code} />
      {lineCount > shortListing ? (
        <PhoneFold summary={`All ${lineCount} lines`}>{body}</PhoneFold>
      ) : (
        body
      )}
    </figure>
  );
}
