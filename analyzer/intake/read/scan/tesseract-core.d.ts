/** The package has no types; tesseract.ts says what it uses. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js";
