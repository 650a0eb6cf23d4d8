import { parseArgs } from "node:util";

import { webhookSecret } from "../docs/facts.ts";
import { startMockApi } from "./mock-api.ts";

// npm run api: the API of the documentation on this machine, until it is stopped.
const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
const { origin } = await startMockApi({ port: Number(values.port), log: console.log });
console.log(`The mock API answers at ${origin}, to any key that begins with qw_test_ or qw_live_.
${origin}/ is the documentation with this address in its samples, ${origin}/openapi.json the file.
Webhooks go to this machine only, signed with ${webhookSecret}
A request with the header “Prefer: code=429” is answered with that error.`);
