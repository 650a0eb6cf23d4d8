import { contact, refused } from "./rows.ts";

/** Content types. */
export const contentTypes = refused(415, "wrong-content-type", "content type: ", [
  ["plain text", contact(), { "content-type": "text/plain" }],
  ["plain text with charset", contact(), { "content-type": "text/plain;charset=UTF-8" }],
  ["JSON", contact(), { "content-type": "application/json" }],
  ["a multipart form", contact(), { "content-type": "multipart/form-data; boundary=x" }],
  ["HTML", contact(), { "content-type": "text/html" }],
  ["XML", contact(), { "content-type": "application/xml" }],
  ["an image", contact(), { "content-type": "image/png" }],
  ["any type", contact(), { "content-type": "*/*" }],
  ["a wildcard subtype", contact(), { "content-type": "application/*" }],
  [
    "a type with a letter more",
    contact(),
    { "content-type": "application/x-www-form-urlencodedx" },
  ],
  ["a type with a letter less", contact(), { "content-type": "application/x-www-form-urlencode" }],
  ["a type without its first half", contact(), { "content-type": "x-www-form-urlencoded" }],
  ["a type without its second half", contact(), { "content-type": "application" }],
  [
    "two types",
    contact(),
    { "content-type": "application/json, application/x-www-form-urlencoded" },
  ],
  [
    "a JSON type that mentions ours",
    contact(),
    { "content-type": "application/json; x=application/x-www-form-urlencoded" },
  ],
  ["octets", contact(), { "content-type": "application/octet-stream" }],
  ["JavaScript", contact(), { "content-type": "text/javascript" }],
  ["a graphql query", contact(), { "content-type": "application/graphql" }],
  ["a CSP report", contact(), { "content-type": "application/csp-report" }],
  ["rubbish", contact(), { "content-type": "rubbish" }],
  ["a slash", contact(), { "content-type": "/" }],
  ["a semicolon", contact(), { "content-type": ";" }],
  [
    "ours with a semicolon in it",
    contact(),
    { "content-type": "application;x-www-form-urlencoded" },
  ],
  ["an underscore for a dash", contact(), { "content-type": "application/x_www_form_urlencoded" }],
]);
