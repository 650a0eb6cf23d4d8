import { apiDocument } from "./api/api-document.ts";
import { problemAnchor, type ProblemId, problems } from "./api/problems.ts";
import { type Endpoint, endpoints } from "./samples/operations.ts";
import { responseText } from "./topics/response-text.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

import { AnchorHeading } from "./anchor-heading.tsx";
import { CodeListing } from "./code-listing.tsx";
import { CodeText } from "./code-text.tsx";
import { ContentsBeside } from "./contents.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { RequestSamples } from "./request-samples.tsx";

const all = endpoints(apiDocument);

/** The four endpoints, made from the OpenAPI file. */
export function Reference() {
  return (
    <Zone space="bare" tone="raised" label="Endpoints">
      <ContentsBeside current="reference">
        {all.map((endpoint) => (
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
        <ParameterList parameters={parameters} />
        <p className="text-small text-ink-2">
          Errors:{" "}
          {endpoint.problems.map((problem, index) => (
            <span key={problem}>
              {index > 0 && ", "}
              <ProblemLink problem={problem as ProblemId} />
            </span>
          ))}
          .
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-5 px-pad pb-10 lg:col-span-8 lg:pt-8 lg:pl-0">
        <RequestSamples
          endpoint={endpoint}
          name={id}
          what={`the request, ${summary.toLowerCase()}`}
        />
        {responses.map(({ status, mediaType, description, example }) => (
          <CodeListing
            key={status + mediaType}
            caption={
              <>
                <b className="text-ink">{status}</b> {description}
                {mediaType !== "application/json" && ` As ${mediaType}.`}
              </>
            }
            what={`the answer ${status}, ${summary.toLowerCase()}, ${mediaType}`}
            code={responseText(example)}
          />
        ))}
      </div>
    </article>
  );
}

function ProblemLink({ problem }: { problem: ProblemId }) {
  const { status, title } = problems[problem];
  return (
    <SiteLink
      to={`/resources/docs/limits#${problemAnchor(problem)}`}
      className="text-link"
      title={title}
    >
      {status}
      <span className="sr-only"> {title}</span>
    </SiteLink>
  );
}
