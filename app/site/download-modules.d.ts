/** By slug. See make/plugins/downloads-plugin.ts. */
declare module "downloads:guides" {
  const files: Record<string, { href: string; sizeBytes: number; pageCount: number }>;
  export default files;
}
declare module "downloads:templates" {
  const files: Record<string, { href: string; sizeBytes: number }>;
  export default files;
}
declare module "downloads:samples" {
  const files: Record<string, { href: string; sizeBytes: number }>;
  export default files;
}
