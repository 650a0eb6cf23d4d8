/** Addresses of the screens, in the order of app/routes.ts. See make/plugins/made-modules-plugin.ts. */
declare module "sheets:paths" {
  const paths: readonly string[];
  export default paths;
}
