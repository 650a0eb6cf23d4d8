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
    install: "npm install @quotewright/sdk",
    code: `import { openAsBlob } from "node:fs";
import { Quotewright } from "@quotewright/sdk";

const quotewright = new Quotewright(); // reads QUOTEWRIGHT_API_KEY
const { best } = await quotewright.rfq.analyze({
  file: await openAsBlob("RFQ-2417.eml"),
});
for await (const vendor of quotewright.vendors.list()) {
  console.log(vendor.name, vendor.reliability);
}`,
    note: `TypeScript types come from the OpenAPI file. Lists are async iterators that fetch further pages. Failed requests are retried ${times} times, with a wait that doubles up to ${longestWaitSeconds} seconds.`,
  },
  {
    id: "sdk-python",
    name: "Python",
    needs: "Python 3.11 or later",
    install: "pip install quotewright",
    code: `from pathlib import Path
from quotewright import Quotewright

quotewright = Quotewright()  # reads QUOTEWRIGHT_API_KEY
analysis = quotewright.rfq.analyze(file=Path("RFQ-2417.eml"))
print(analysis.best[0].vendor_id, analysis.best[0].score)

for vendor in quotewright.vendors.list():
    print(vendor.name, vendor.reliability)`,
    note: "Answers are data classes with typed fields. `AsyncQuotewright` has the same methods for asyncio.",
  },
  {
    id: "sdk-java",
    name: "Java",
    needs: "Java 17 or later",
    install: 'implementation("example.quotewright:quotewright:1.0.0")',
    code: `import example.quotewright.Quotewright;
import java.nio.file.Path;

var quotewright = Quotewright.fromEnvironment(); // reads QUOTEWRIGHT_API_KEY
var analysis = quotewright.rfq().analyze(Path.of("RFQ-2417.eml"));
System.out.println(analysis.best().get(0).vendorId());

quotewright.vendors().list()
    .forEach(vendor -> System.out.println(vendor.name()));`,
    note: "Answers are records and streams. It uses the HTTP client of the JDK and has no other dependency.",
  },
];
