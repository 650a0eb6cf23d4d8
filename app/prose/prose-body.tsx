import { Fragment, type ReactNode } from "react";

import { Drawing } from "#app/art/drawing.tsx";
import { chaptersOf } from "./checklist-parts.ts";
import { type ProseElement, type ProseNode, type ProsePhoto, proseText } from "./prose.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";
import { TickLabel } from "#app/ui/tick-label.tsx";

import { ProseTable } from "./prose-table.tsx";

interface ProseProps {
  body: ProseNode[];
  /** Laid out at once: a piece that is measured only when it is seen would move what stands below it in the first window. */
  isAtTop?: boolean;
}

/** The text of a Markdown file. Lines, tables, figures and listings have one right edge. */
export function Prose({ body, isAtTop = false }: ProseProps) {
  return (
    <div className="max-w-[47.25rem] text-[1.125rem]/[1.6] [&>:first-child>:first-child]:mt-0">
      {chaptersOf(body).map((chapter, index) => (
        // As wide as its tables, which go to the edge of a small phone: what stands out of a piece is cut.
        <div
          key={index}
          className={`${isAtTop ? "" : "laid-out-piece"} max-[24rem]:-mr-pad max-[24rem]:pr-pad`}
        >
          <ProseNodes nodes={chapter} />
        </div>
      ))}
    </div>
  );
}

export function ProseNodes({ nodes }: { nodes: ProseNode[] }) {
  return nodes.map((node, index) =>
    typeof node === "string" ? (
      <Words key={index} text={node} />
    ) : (
      <Element key={index} node={node} />
    ),
  );
}

/** In which numbers such as 252.225-7009 stay on one line. */
function Words({ text }: { text: string }) {
  return text.split(/([\w.]*\d-\w+)/).map((piece, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const headings = {
  h2: { margin: "mt-14", look: "text-h3" },
  h3: { margin: "mt-9", look: "text-h4 font-medium tracking-snug" },
  h4: { margin: "mt-7", look: "font-strong tracking-snug" },
};
/** So many figures fit on a line of the smallest phone, in a list too. */
const phoneLine = 26;
/** A longer one would leave a hole where it does not fit: it may break before its result. */
const shortSum = 16;
const list = "mt-4 grid gap-2 pl-6 marker:text-ink-3";

function Element({ node }: { node: ProseElement }): ReactNode {
  const children = "children" in node && <ProseNodes nodes={node.children} />;
  switch (node.tag) {
    case "p":
      return <p className="mt-5">{children}</p>;
    case "h2":
    case "h3":
    case "h4":
      return <Heading node={node} />;
    case "ul":
      return <ul className={`${list} list-[square]`}>{children}</ul>;
    case "ol":
      return (
        <ol start={node.start} className={`${list} list-decimal`}>
          {children}
        </ol>
      );
    case "li":
      return <Item node={node} />;
    case "a":
      return <ProseLink node={node} />;
    case "calculation":
    case "code": {
      const Tag = node.tag === "code" ? "code" : "span";
      return (
        <Tag className="figures text-[0.92em]">
          <Pieces text={node.text} />
        </Tag>
      );
    }
    case "pre":
      return <Listing {...node} />;
    case "blockquote":
      return (
        <blockquote className="mt-7 border-l-[1.5px] border-line pl-5 text-lede *:first:mt-0">
          {children}
        </blockquote>
      );
    case "table":
      return <ProseTable {...node} render={(nodes) => <ProseNodes nodes={nodes} />} />;
    case "figure":
      return (
        // Drawn for a phone's width; where there is more, the caption stands beside it and the drawing fills its field.
        <figure className="mt-9 break-inside-avoid border-y border-line-2 md:grid md:grid-cols-[2fr_1fr]">
          <div className="gridded p-4">
            <Drawing of={node.drawing} eager />
          </div>
          <figcaption className="border-hair py-2.5 note text-pretty max-md:border-t md:border-l md:pl-4">
            {node.caption}
          </figcaption>
        </figure>
      );
    case "photo":
      return typeof node.photo === "string" ? null : (
        <Photograph photo={node.photo} shows={node.caption} />
      );
    case "note":
      return (
        <div role="note" className="mt-8 border-l-[5px] border-line bg-vellum px-4 py-4">
          <p className="flex items-center gap-2 font-strong">
            <Icon name="info" className="size-[1em] flex-none" />
            {node.title}
          </p>
          <div className="text-small *:first:mt-2">{children}</div>
        </div>
      );
    case "hr":
      return <hr className="mt-9 border-hair" />;
    case "br":
      return <br />;
    default: {
      const Tag = node.tag;
      return <Tag>{children}</Tag>;
    }
  }
}

function Pieces({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={piece.length > phoneLine ? undefined : "whitespace-nowrap"}>{piece}</span>
    </Fragment>
  ));
}

/** Where a sum longer than this may break, the best places first. In brackets only where they alone are longer than a line. */
const breaks: [number, RegExp][] = [
  [shortSum, / (?== )/],
  [phoneLine, / (?=[+−] (?![^(]*\)))/],
  [phoneLine, / (?=[×÷] (?![^(]*\)))/],
  [phoneLine, / (?=[+−×÷] )/],
];

/** Before its result, or, where that is too long for a phone, before its operators. Never behind a sign. */
function piecesOf(text: string, [first, ...others] = breaks): string[] {
  if (!first || text.length <= first[0]) return [text];
  return text.split(first[1]).flatMap((piece) => piecesOf(piece, others));
}

/** Its place is kept by its size; it is fetched when it is near, in the size that the text has room for. */
function Photograph({ photo, shows }: { photo: ProsePhoto; shows: string }) {
  const { width, height, avif, webp, src } = photo;
  const sizes = "(width < 50rem) 100vw, 50rem";
  return (
    <figure className="mt-9 break-inside-avoid border-y border-line-2">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={src}
          width={width}
          height={height}
          alt={shows}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
    </figure>
  );
}

function Heading({ node }: { node: Extract<ProseElement, { id: string }> }) {
  const Tag = node.tag;
  const { margin, look } = headings[node.tag];
  return (
    <div
      className={`group/heading flex max-w-[29em] break-after-avoid items-baseline gap-1 ${margin}`}
    >
      <Tag id={node.id} className={look}>
        <ProseNodes nodes={node.children} />
      </Tag>
      <a
        href={`#${node.id}`}
        aria-label={`Link to “${proseText({ tag: "p", children: node.children })}”`}
        className="grid size-6 flex-none place-items-center self-center text-ink-3 opacity-0 group-hover/heading:opacity-100 hover:text-signal-ink focus-visible:opacity-100 print:hidden"
      >
        <Icon name="link" className="size-4" />
      </a>
    </div>
  );
}

/** A task can be ticked on the page: the box is the browser's own. */
function Item({ node }: { node: Extract<ProseElement, { tag: "li" }> }) {
  const children = <ProseNodes nodes={node.children} />;
  if (!node.isTask) return <li>{children}</li>;
  return (
    <li className="-ml-6 list-none">
      <TickLabel className="gap-3" boxClassName="mt-0.5">
        <span>{children}</span>
      </TickLabel>
    </li>
  );
}

function ProseLink({ node }: { node: Extract<ProseElement, { tag: "a" }> }) {
  const children = <ProseNodes nodes={node.children} />;
  return node.href.startsWith("mailto:") ? (
    <a href={node.href} className="text-link">
      {children}
    </a>
  ) : (
    // Checked in the built site: a link that leads nowhere fails there.
    <SiteLink to={node.href as SiteAddress} className="text-link">
      {children}
    </SiteLink>
  );
}

function Listing({ language, text }: Extract<ProseElement, { tag: "pre" }>) {
  return (
    <ScrollArea label={`Listing, ${language}`} className="mt-7 blueprint print:border">
      <pre className="p-pad font-mono text-note leading-[1.7]">
        <code>{text}</code>
      </pre>
    </ScrollArea>
  );
}
