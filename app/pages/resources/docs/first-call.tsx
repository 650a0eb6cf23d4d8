import analyze from "docs:first-call";

import { api } from "#app/site/facts/api.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { CodeListing } from "./code-listing.tsx";
import { LanguageSamples } from "./language-samples.tsx";
import { ParameterEntry } from "./parameter-entry.tsx";

const accepted = analyze.responses.find(({ status }) => status === "202")!;

/** One call. The numbers in the listing are those of the parameters. */
export function FirstCall() {
  return (
    <Zone tone="blueprint" space="bare" className="gridded">
      <div className="grid gap-y-8 px-pad py-zone lg:grid-cols-12">
        <header className="flex flex-col items-start gap-5 lg:col-span-4 lg:pr-10">
          <SectionMark />
          <h2 className="text-h2">Your first API call.</h2>
          <p className="max-w-[29em] text-ink-2">
            Send one file. The API reads every supplier response in it and returns them ranked. The
            numbers in the sample refer to the parameters below it.
          </p>
          <FeatureFrame tone="warn" className="mt-2">
            Samples only
          </FeatureFrame>
          <p className="max-w-[29em] text-small text-ink-2">{api.documentation}</p>
        </header>
        <div className="grid min-w-0 content-start gap-6 lg:col-span-8">
          <LanguageSamples
            name="first-call"
            caption={`${analyze.method} ${analyze.path}`}
            what="the first call"
            samples={analyze.samples}
          />
          <CodeListing
            caption={
              <>
                <b className="text-ink">{accepted.status}</b> {accepted.description}
              </>
            }
            what="the answer, accepted"
            code={accepted.text}
          />
        </div>
      </div>
      <dl className="ruled-cells border-t border-line bg-ground text-small md:grid-cols-3">
        {analyze.parameters.map((parameter) => (
          <ParameterEntry key={parameter.name} parameter={parameter} className="p-pad" />
        ))}
      </dl>
    </Zone>
  );
}
