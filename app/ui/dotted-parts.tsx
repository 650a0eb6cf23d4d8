/** Parts of a note with a dot between them; where a line breaks the dot is left out: it falls off the left edge. In mono. */
export function DottedParts({ parts }: { parts: readonly string[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-[3ch] flex flex-wrap">
        {parts.map((part) => (
          <span
            key={part}
            className="relative pl-[3ch] before:absolute before:left-[1ch] before:content-['·']"
          >
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
