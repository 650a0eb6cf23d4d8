import recordings from "records:webinars/recordings";

import type { DrawingFile } from "#app/art/drawing.tsx";

import type { Webinar } from "./webinars.ts";

/** A place in a recording worth going to, and what is said there. */
export interface KeyMoment {
  atMinute: number;
  title: string;
  said: string;
}

export interface Recording extends Webinar {
  durationMinutes: number;
  views: number;
  /** Out of five. */
  rating: number;
  image: DrawingFile;
  /** Each sentence of the moments draws its own part of it. */
  drawing: DrawingFile;
  moments: KeyMoment[];
}

/** The latest first. */
export { recordings };
