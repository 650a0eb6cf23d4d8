import { FORM_NAME_FIELD, type FormContract, forms, HONEYPOT_FIELD } from "#contract/forms.ts";

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

/** What a form sends without a script, and what form detection of a static host reads, stands in the static HTML. */
export function staticFormProblems(endpoint: string, pages: readonly FormPage[]): string[] {
  return Object.values(forms).flatMap((form: FormContract) => {
    const found = pages.flatMap(({ document }) => [
      ...document.querySelectorAll(`form[name="${form.name}"]`),
    ]);
    if (found.length === 0) return [`${form.name} is on no page`];
    return found
      .flatMap((element) => missingIn(element, form, endpoint.startsWith("/")))
      .map((problem) => `${form.name}: ${problem}`);
  });
}

function missingIn(element: Element, form: FormContract, isDetected: boolean): string[] {
  const has = (selector: string) => element.querySelector(selector) !== null;
  const honeypot = element.getAttribute("netlify-honeypot");
  return [
    (element.getAttribute("data-netlify") === "true") !== isDetected &&
      (isDetected ? "a static host does not find it" : "a static host would take it"),
    honeypot !== (isDetected ? HONEYPOT_FIELD : null) && "honeypot is not named as it should be",
    !has(`[name="${HONEYPOT_FIELD}"]`) && "honeypot is missing",
    !has(`input[type="hidden"][name="${FORM_NAME_FIELD}"][value="${form.name}"]`) &&
      "hidden form-name is missing",
    ...form.fields.map(
      ({ name, required }) =>
        !has(`[name="${name}"]${required ? "[required]" : ""}`) && `field ${name} is missing`,
    ),
  ].filter((problem) => problem !== false);
}
