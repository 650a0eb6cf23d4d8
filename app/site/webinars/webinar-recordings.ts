import type bracket from "drawing:bracket";
import recordings from "records:webinars/recordings";

import type { Webinar } from "./webinars.ts";

/** A place in a recording worth going to: its picture, and what is said there. */
export interface KeyMoment {
  atMinute: number;
  title: string;
  drawing: typeof bracket;
  said: string;
}

export interface Recording extends Webinar {
  durationMinutes: number;
  views: number;
  /** Out of five. */
  rating: number;
  image: typeof bracket;
  moments: KeyMoment[];
}

/** The latest first. */
export { recordings };
