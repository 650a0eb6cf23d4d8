import { Dimension } from "./dimension.tsx";

interface SpokenDimensionProps {
  share: number;
  /** Below this share of the scale the label no longer fits into the line, and stands beside it. */
  holdsLabelFrom: number;
  /** What is read out, where it is not the label. */
  spoken?: string;
  children: string;
}

/** A dimension line whose value is read out as words. */
export function SpokenDimension(props: SpokenDimensionProps) {
  const { share, holdsLabelFrom, children, spoken = children } = props;
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true">
        <Dimension share={share} label={share < holdsLabelFrom ? "beside" : "inside"}>
          {children}
        </Dimension>
      </span>
    </>
  );
}
