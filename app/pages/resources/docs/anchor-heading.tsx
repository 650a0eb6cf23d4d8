import { Icon } from "#app/ui/icon.tsx";

interface AnchorHeadingProps {
  /** Id of the section it heads. */
  id: string;
  level: 2 | 3;
  /** The heading in words, for the name of the link. */
  name: string;
  className?: string;
  /** It has the id itself where no section has it. */
  isAnchor?: boolean;
}

/** A heading with the link to itself. */
export function AnchorHeading({ id, level, name, className, isAnchor }: AnchorHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={isAnchor ? id : undefined} className={`group/anchor ${className}`}>
      {name}{" "}
      <a
        href={`#${id}`}
        aria-label={`Link to “${name}”`}
        className="inline-grid size-6 place-items-center align-middle text-ink-3 hover:text-signal-ink"
      >
        <Icon name="link" className="size-3.5" />
      </a>
    </Heading>
  );
}
