// Made of app/prose/records/solutions by make/records/read-records.ts.
declare module "records:solutions/*" {
  type Part = import("#app/sections/industry/industry-part.ts").IndustryPart;
  const parts: [Part, Part, Part];
  export default parts;
}
