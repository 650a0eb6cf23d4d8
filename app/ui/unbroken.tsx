const hyphenated = /(\S+-\S+)/;

/** A name in which no line ends behind a hyphen: "Procurement" and "Co-pilot", never "Co-" and "pilot". */
export function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
