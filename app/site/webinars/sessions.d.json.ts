import type { UpcomingSession } from "./webinars.ts";

declare const sessions: UpcomingSession[];
export default sessions;
