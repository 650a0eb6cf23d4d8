export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

/** The address that a subscriber's mails carry. */
export function newsletterAddress(
  siteUrl: string,
  action: keyof typeof newsletterPaths,
  token: string,
): string {
  return `${siteUrl}${newsletterPaths[action]}?token=${encodeURIComponent(token)}`;
}
