import { contact, fromOrigin, refused } from "./rows.ts";

/** Other sites. */
export const otherSites = refused(403, "cross-origin", "origin: ", [
  ["Sec-Fetch-Site: cross-site", contact(), { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site: same-site", contact(), { "sec-fetch-site": "same-site" }],
  ["an unknown Sec-Fetch-Site", contact(), { "sec-fetch-site": "trust-me" }],
  [
    "cross-site with our Origin",
    contact(),
    { "sec-fetch-site": "cross-site", origin: "http://localhost:80" },
  ],
  ["another Origin", contact(), fromOrigin("https://evil.example")],
  ["another port", contact(), fromOrigin("http://localhost:81")],
  ["Origin: null", contact(), fromOrigin("null")],
  ["a rubbish Origin", contact(), fromOrigin("::::")],
  ["our name as a prefix", contact(), fromOrigin("http://localhost:80.evil.example")],
  ["our name as a user", contact(), fromOrigin("http://localhost:80@evil.example")],
  ["our name as a path", contact(), fromOrigin("http://evil.example/localhost:80")],
  ["a file", contact(), fromOrigin("file://")],
  ["an extension", contact(), fromOrigin("chrome-extension://abcdefgh")],
]);
