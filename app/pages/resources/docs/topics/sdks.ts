import { brand } from "#app/site/brand.ts";
import { apiLimits } from "../api/api-limits.ts";

export interface Sdk {
  id: string;
  name: string;
  needs: string;
  install: string;
  code: string;
  note: string;
}

const { times, longestWaitSeconds } = apiLimits.retries;

/** Illustrative, as the API is: the packages are not published. */
export const sdks: Sdk[] = [
  {
    id: "sdk-javascript",
    name: "JavaScript/Node.js",
    needs: "Node.js 22 or later",
    install: `npm install @${brand.slug}/sdk`,
    code: `import { openAsBlob } from "node:fs";
import { ${brand.name} } from "@${brand.slug}/sdk";

const ${brand.slug} = new ${brand.name}(); // reads ${brand.constant}_API_KEY
const { best } = await ${brand.slug}.rfq.analyze({
  file: await openAsBlob("RFQ-2417.eml"),
});
for await (const vendor of ${brand.slug}.vendors.list()) {
  console.log(vendor.name, vendor.reliability);
}`,
    note: `TypeScript types come from the OpenAPI file. Lists are async iterators that fetch further pages. Failed requests are retried ${times} times, with a wait that doubles up to ${longestWaitSeconds} seconds.`,
  },
  {
    id: "sdk-python",
    name: "Python",
    needs: "Python 3.11 or later",
    install: `pip install ${brand.slug}`,
    code: `from pathlib import Path
from ${brand.slug} import ${brand.name}

${brand.slug} = ${brand.name}()  # reads ${brand.constant}_API_KEY
analysis = ${brand.slug}.rfq.analyze(file=Path("RFQ-2417.eml"))
print(analysis.best[0].vendor_id, analysis.best[0].score)

for vendor in ${brand.slug}.vendors.list():
    print(vendor.name, vendor.reliability)`,
    note: `Answers are data classes with typed fields. \`Async${brand.name}\` has the same methods for asyncio.`,
  },
  {
    id: "sdk-java",
    name: "Java",
    needs: "Java 17 or later",
    install: `implementation("example.${brand.slug}:${brand.slug}:1.0.0")`,
    code: `import example.${brand.slug}.${brand.name};
import java.nio.file.Path;

var ${brand.slug} = ${brand.name}.fromEnvironment(); // reads ${brand.constant}_API_KEY
var analysis = ${brand.slug}.rfq().analyze(Path.of("RFQ-2417.eml"));
System.out.println(analysis.best().get(0).vendorId());

${brand.slug}.vendors().list()
    .forEach(vendor -> System.out.println(vendor.name()));`,
    note: "Answers are records and streams. It uses the HTTP client of the JDK and has no other dependency.",
  },
];
