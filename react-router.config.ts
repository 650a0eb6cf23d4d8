import type { Config } from "@react-router/dev/config";

import { finishBuild } from "./scripts/finish-build.ts";

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig),
} satisfies Config;
