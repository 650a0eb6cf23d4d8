import type { Lead } from "#server/leads/store.ts";

export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** For the newsletters that the owners send; a lead of another form, and a subscriber who has left, have none. */
export function unsubscribeAddress(lead: Lead, siteUrl: string): string | undefined {
  const { subscriptionToken: token, unsubscribed } = lead;
  return token && !unsubscribed ? newsletterAddress(siteUrl, "unsubscribe", token) : undefined;
}

/** The address that a subscriber's mails carry. */
export function newsletterAddress(
  siteUrl: string,
  action: keyof typeof newsletterPaths,
  token: string,
): string {
  return `${siteUrl}${newsletterPaths[action]}?token=${encodeURIComponent(token)}`;
}
