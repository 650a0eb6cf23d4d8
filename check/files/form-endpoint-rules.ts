interface FormPage {
  file: string;
  document: Document;
}

/** Where a page's forms lead, and whether the policy of a static host lets them: both follow what the build was told. */
export function formEndpointProblems(
  endpoint: string,
  pages: readonly FormPage[],
  headersFile: string,
): string[] {
  const wrong = pages.flatMap(({ file, document }) =>
    [...document.querySelectorAll("form[method=post i]")]
      .map((form) => form.getAttribute("action"))
      .filter((action) => action !== endpoint)
      .map((action) => `a form of ${file} goes to ${action} and not to ${endpoint}`),
  );
  const origin = endpoint.startsWith("/") ? "" : ` ${new URL(endpoint).origin}`;
  const policies = headersFile.split("\n").filter((line) => line.includes("form-action"));
  const strict = policies.filter((policy) =>
    ["form-action", "connect-src"].some((part) => !policy.includes(`${part} 'self'${origin};`)),
  );
  return [
    ...wrong,
    ...(policies.length === 0 ? ["_headers has no policy for forms"] : []),
    ...strict.map((policy) => `a policy does not follow ${endpoint}: ${policy.trim()}`),
  ];
}
