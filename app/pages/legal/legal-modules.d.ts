// Made of app/prose/records by make/records/read-records.ts.
declare module "records:privacy" {
  const document: import("#app/sections/legal/legal.ts").LegalDocument;
  export default document;
}
declare module "records:privacy-revisions" {
  const revisions: import("#app/sections/legal/legal.ts").LegalDocument["revisions"];
  export default revisions;
}
declare module "records:terms" {
  const document: import("#app/sections/legal/legal.ts").LegalDocument;
  export default document;
}
declare module "records:terms-revisions" {
  const revisions: import("#app/sections/legal/legal.ts").LegalDocument["revisions"];
  export default revisions;
}
