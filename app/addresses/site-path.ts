import type { Register } from "react-router";

/** A dynamic address stands for every address of its kind: `/resources/blog/:slug` is `/resources/blog/${string}`. */
type Address<Pattern> = Pattern extends `${infer Folder}/:${string}`
  ? `${Folder}/${string}`
  : Pattern;

/** As the route table writes them, without not-found, which stands at any address. */
export type RoutePattern = Exclude<keyof Register["pages"], "/*">;

/** Every address of the site: a link to a page that does not exist does not compile. */
export type SitePath = Address<RoutePattern>;

/** The answers to a form have no page of their own. */
export type PagePath = Address<Exclude<RoutePattern, "/form-results/:result">>;
