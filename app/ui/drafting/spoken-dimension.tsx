import { Dimension, type DimensionProps } from "./dimension.tsx";

interface SpokenDimensionProps extends DimensionProps {
  /** What is read out, where it is not the label. */
  spoken?: string;
}

/** A dimension line whose value is read out as words. */
export function SpokenDimension({ spoken, ...dimension }: SpokenDimensionProps) {
  return (
    <>
      <span className="sr-only">{spoken ?? dimension.children}</span>
      <span aria-hidden="true">
        <Dimension {...dimension} />
      </span>
    </>
  );
}
