import type { Config } from "@react-router/dev/config";

import { laterBlogPages } from "./app/lib/blog-pages.ts";
import { finishBuild } from "./scripts/finish-build.ts";
import { contentAddresses, slugsOf } from "./scripts/read-collection.ts";

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...contentAddresses(),
    ...laterBlogPages(slugsOf("articles").length),
    "/404",
  ],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig),
} satisfies Config;
