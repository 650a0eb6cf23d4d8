import type { Config } from "@react-router/dev/config";

import { laterBlogPages } from "./app/lib/blog-pages.ts";
import { stepDone } from "./scripts/build-steps.ts";
import { finishBuild } from "./scripts/finish-build.ts";
import { contentAddresses, slugsOf } from "./scripts/read-collection.ts";

export default {
  ssr: false,
  // scripts/build.ts puts the new one in the place of the old when it is whole.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...contentAddresses(),
    ...laterBlogPages(slugsOf("articles").length),
    "/404",
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    stepDone("Pages");
    await finishBuild(reactRouterConfig);
    stepDone("Styles, search, images, compression");
  },
} satisfies Config;
