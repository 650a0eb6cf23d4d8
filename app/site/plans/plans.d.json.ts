import type { Plan } from "./plans.ts";

declare const plans: Plan[];
export default plans;
