import { claims } from "../claims.ts";

export const support = {
  times: `Email support replies within ${claims.contactReply.figure}, priority support within 4 hours, both around the clock.`,
  credits: `In a month below ${claims.uptime.figure}, Enterprise contracts credit 10% of the fee, and 25% below 99%. On other plans uptime is a target without credits.`,
} as const;
