// `npm test` and `npm run test:all`, on any Node 20 or later: installs what is missing, then scripts/testing/all.ts with our
// own Node.
import { environment, installIfNeeded, run } from "./install.mjs";

installIfNeeded();
const env = process.argv.includes("--all") ? { ...environment, TEST_ALL: "1" } : environment;
process.exit(run("node", ["scripts/testing/all.ts"], { env }) ? 0 : 1);
