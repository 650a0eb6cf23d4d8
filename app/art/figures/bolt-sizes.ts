/** A bolt in its drawing, in the drawing's own units. */
interface BoltSize {
  diameter: number;
  length: number;
}

export const boltSheetWidth = 400;
export const boltHeadX = 30;
export const boltAxisY = 88;
/** Across the corners of the head, by the diameter. */
export const boltHeadShare = 1.62;

export const boltSizes = {
  M6: { diameter: 30, length: 120 },
  M10: { diameter: 50, length: 210 },
  M16: { diameter: 80, length: 300 },
} satisfies Record<string, BoltSize>;

export type BoltName = keyof typeof boltSizes;

/** Where the head ends and the length begins. */
export const shankStart = ({ diameter }: BoltSize) => boltHeadX + diameter * 0.66;
