// Made by make/plugins/made-modules-plugin.ts.
declare module "docs:topics" {
  const topics: Readonly<Record<string, import("./docs-data.ts").Topic[]>>;
  export default topics;
}
declare module "docs:endpoints" {
  const endpoints: readonly import("./docs-data.ts").Endpoint[];
  export default endpoints;
}
declare module "docs:first-call" {
  const firstCall: import("./docs-data.ts").Endpoint;
  export default firstCall;
}
declare module "docs:parts" {
  const parts: readonly import("./docs-data.ts").DocsPart[];
  export default parts;
}
declare module "docs:places" {
  const places: readonly import("./docs-data.ts").DocsPlace[];
  export default places;
}
declare module "docs:quick-starts" {
  const quickStarts: readonly import("./docs-data.ts").QuickStart[];
  export default quickStarts;
}
declare module "docs:sdks" {
  const sdks: readonly import("./docs-data.ts").Sdk[];
  export default sdks;
}
declare module "docs:openapi" {
  const openapi: object;
  export default openapi;
}
