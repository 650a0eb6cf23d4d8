import endpoints from "docs:endpoints";

import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { AnchorHeading } from "./anchor-heading.tsx";
import { CodeListing } from "./code-listing.tsx";
import { CodeText } from "./code-text.tsx";
import { ContentsBeside } from "./contents.tsx";
import type { Endpoint } from "./docs-data.ts";
import { LanguageSamples } from "./language-samples.tsx";
import { ParameterEntry } from "./parameter-entry.tsx";

/** The endpoints, made from the OpenAPI file. */
export function Reference() {
  return (
    <Zone space="bare" tone="raised" label="Endpoints">
      <ContentsBeside current="reference">
        {endpoints.map((endpoint) => (
          <EndpointArticle key={endpoint.id} endpoint={endpoint} />
        ))}
      </ContentsBeside>
    </Zone>
  );
}

function EndpointArticle({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, summary, description, scope, parameters, responses } = endpoint;
  return (
    <article
      id={id}
      aria-label={summary}
      className="grid border-line laid-out-piece not-first:border-t even:bg-ground target:bg-vellum lg:grid-cols-12"
    >
      <div className="flex min-w-0 flex-col gap-5 px-pad pt-8 pb-6 lg:sticky lg:top-bar lg:col-span-4 lg:self-start lg:pb-10">
        <div>
          <p className="mb-2 label">{endpoint.group}</p>
          <AnchorHeading id={id} level={2} name={summary} className="text-h4 font-medium" />
        </div>
        <FeatureFrame className="bg-transparent">
          <span className="[overflow-wrap:anywhere]">
            <b>{method}</b> {path}
          </span>
        </FeatureFrame>
        <p className="max-w-[38em] text-ink-2">
          <CodeText text={`${description} Scope: \`${scope}\`.`} />
        </p>
        <dl className="border-y border-line text-small">
          {parameters.map((parameter) => (
            <ParameterEntry
              key={parameter.name}
              parameter={parameter}
              className="border-hair py-3 not-first:border-t"
            />
          ))}
        </dl>
        <p className="text-small text-ink-2">
          Errors:{" "}
          {endpoint.problems.map((problem, index) => (
            <span key={problem.anchor}>
              {index > 0 && ", "}
              <SiteLink
                to={`/resources/docs/limits#${problem.anchor}`}
                className="text-link"
                title={problem.title}
              >
                {problem.status}
                <span className="sr-only"> {problem.title}</span>
              </SiteLink>
            </span>
          ))}
          .
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-5 px-pad pb-10 lg:col-span-8 lg:pt-8 lg:pl-0">
        <LanguageSamples
          name={id}
          caption={`${method} ${path}`}
          what={`the request, ${summary.toLowerCase()}`}
          samples={endpoint.samples}
        />
        {responses.map(({ status, mediaType, description, text }) => (
          <CodeListing
            key={status + mediaType}
            caption={
              <>
                <b className="text-ink">{status}</b> {description}
                {mediaType !== "application/json" && ` As ${mediaType}.`}
              </>
            }
            what={`the answer ${status}, ${summary.toLowerCase()}, ${mediaType}`}
            code={text}
          />
        ))}
      </div>
    </article>
  );
}
