import { useLocation } from "react-router";

import { BookedDemo } from "#app/forms/booked-demo.tsx";
import { ResultMessage } from "#app/forms/submission-result.tsx";
import type { Page } from "#app/page/page.ts";
import { brand } from "#app/site/brand.ts";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { type FormName, formResults, forms } from "#contract/forms.ts";

import type { Route } from "./+types/form-result";

const formPages: Record<FormName, { path: string; link: string }> = {
  newsletter: { path: "/resources/blog", link: "Back to the blog" },
  contact: { path: "/company/contact", link: "Back to the contact page" },
  demo: { path: "/demo", link: "Back to the demo page" },
};

export const handle = (pathname: string): Page => {
  const title = resultAt(pathname).succeeded ? "Received" : "Not sent";
  return { path: null, name: title, title, description: "", withoutScripts: true };
};
export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${handle(location.pathname).title} · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

/** The page that answers a form posted without a script. Nothing hydrates it, hence plain links. */
export default function FormResultPage() {
  const { form, succeeded } = resultAt(useLocation().pathname);
  const { successMessage, failureMessage } = forms[form];
  const page = formPages[form];
  return (
    <FirstZone className="grid min-h-[50vh] content-center gap-6 px-pad">
      <div className="max-w-176">
        <ResultMessage as="h1" message={succeeded ? successMessage : failureMessage} />
        {/* The server writes here what comes next (server/submissions); a static host nothing. */}
        {form === "newsletter" && succeeded && <p data-sent="detail" className="mt-4" />}
        {form === "demo" && succeeded && <BookedDemo />}
      </div>
      <p className="max-w-[35em] text-ink-2">
        {succeeded
          ? "You can close this page. Loading it again does not send the form twice."
          : "Nothing was kept here. Go back in your browser: what you typed should still be in the form."}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={page.path} className="text-link">
          {page.link}
        </a>
        <a href="/" className="text-link">
          Home
        </a>
      </p>
    </FirstZone>
  );
}

function resultAt(pathname: string) {
  const result = formResults.find(({ name }) => pathname.split("/").includes(name));
  if (!result) throw new Error(`No form is answered by ${pathname}.`);
  return result;
}
