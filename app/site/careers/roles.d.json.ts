import type { Job } from "./jobs.ts";

declare const roles: Job[];
export default roles;
