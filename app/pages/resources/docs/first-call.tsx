import analyze from "docs:first-call";

import { api } from "#app/site/facts/api.ts";

import { CodeListing } from "./code-listing.tsx";
import { LanguageSamples } from "./language-samples.tsx";
import { ParameterEntry } from "./parameter-entry.tsx";

const accepted = analyze.responses.find(({ status }) => status === "202")!;

/** One call beside its answer. The numbers in the listing are those of the parameters. */
export function FirstCall() {
  return (
    <div className="border-t border-line blueprint">
      <div className="grid gap-x-8 gap-y-4 px-pad py-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 className="text-h3">Your first API call.</h2>
        <p className="text-small text-ink-2">
          Send one file. The API reads every supplier response in it and returns them ranked.
        </p>
        <LanguageSamples
          name="first-call"
          caption={`${analyze.method} ${analyze.path}`}
          what="the first call"
          samples={analyze.samples}
        />
        <div className="flex min-w-0 flex-col justify-between gap-4">
          <CodeListing
            caption={
              <>
                <b className="text-ink">{accepted.status}</b> {accepted.description}
              </>
            }
            what="the answer, accepted"
            code={accepted.text}
          />
          <p className="text-note text-ink-2">{api.documentation}</p>
        </div>
      </div>
      <dl className="ruled-cells border-t border-line text-small md:grid-cols-3">
        {analyze.parameters.map((parameter) => (
          <ParameterEntry key={parameter.name} parameter={parameter} className="p-pad" />
        ))}
      </dl>
    </div>
  );
}
