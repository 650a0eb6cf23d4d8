/** A bolt in its drawing, in the drawing's own units. */
interface BoltSize {
  diameter: number;
  length: number;
}

/** Of their sheet; the head's share is what it is across its corners, by the diameter. */
export const boltSheet = { width: 400, headX: 30, axisY: 88, headShare: 1.62 };

export const boltSizes = {
  M6: { diameter: 30, length: 120 },
  M10: { diameter: 50, length: 210 },
  M16: { diameter: 80, length: 300 },
} satisfies Record<string, BoltSize>;

export type BoltName = keyof typeof boltSizes;

/** Where the head ends and the length begins. */
export const shankStart = ({ diameter }: BoltSize) => boltSheet.headX + diameter * 0.66;
