import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./scripts/finish-build.ts";
import { contentAddresses } from "./scripts/read-collection.ts";

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...contentAddresses(), "/404"],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig),
} satisfies Config;
