// `npm test`, on any Node 20 or later: installs what is missing, then all of scripts/testing/all.ts with our own Node.
import { installIfNeeded, run } from "./install.mjs";

installIfNeeded();
process.exit(run("node", ["scripts/testing/all.ts"]) ? 0 : 1);
