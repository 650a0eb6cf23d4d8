import type { Config } from "@react-router/dev/config";

import { formResults } from "#contract/forms.ts";

import { laterBlogPages } from "./app/prose/blog-pages.ts";
import { finishBuild } from "./make/finish-build.ts";
import { contentAddresses, slugsOf } from "./make/collections/read-collection.ts";

export default {
  ssr: false,
  // make/build.ts puts the new one in the place of the old when it is whole.
  buildDirectory: process.env["BUILD_DIRECTORY"] ?? "build",
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...contentAddresses(),
    ...laterBlogPages(slugsOf("articles").length),
    ...formResults.map(({ name }) => `/form-results/${name}`),
    "/404",
  ],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig),
} satisfies Config;
