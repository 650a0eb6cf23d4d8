export function isLoopback(host: string): boolean {
  return ["127.0.0.1", "::1", "localhost"].includes(host);
}

/**
 * Of a Host header. Under a name of theirs that leads to this machine, pages of others would be of the same origin as
 * what is served to this machine only.
 */
export function namesThisMachine(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}
