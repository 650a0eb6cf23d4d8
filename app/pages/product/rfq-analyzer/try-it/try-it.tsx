import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { samplePackages } from "#app/samples/sample-packages.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { FileIntake } from "./intake/file-intake.tsx";
import type { Intake } from "./intake/intake.ts";
import { hasKeptPackage } from "./intake/kept-package.ts";
import { SampleList } from "./intake/sample-list.tsx";
import type { WorkbenchProps } from "./workbench.tsx";

/** The visitor's own quotes, ranked in the browser. The tool's code is fetched with the first file. */
export function TryIt() {
  const [intake, setIntake] = useState<Intake | null>(null);
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps> | null>(null);
  const [isMissing, setMissing] = useState(false);

  const bring = (next: Intake) => {
    setIntake(next);
    setMissing(false);
    import("./workbench.tsx").then(
      ({ Workbench }) => setWorkbench(() => Workbench),
      () => setMissing(true),
    );
  };

  const bringFromAddress = useEffectEvent(() => {
    const sampleId = new URLSearchParams(location.search).get("sample");
    if (samplePackages.some(({ id }) => id === sampleId))
      bring({ kind: "sample", sampleId: sampleId! });
    else if (hasKeptPackage()) bring({ kind: "kept" });
  });
  useEffect(() => bringFromAddress(), []);

  return (
    <Zone id="try-it" space="flush">
      <SectionHead title="Try it on your own quotes.">
        <p>
          Drop in what your suppliers sent. It is read, normalized and ranked by this browser, on
          this machine. Nothing is uploaded, so you need not ask anybody first.
        </p>
        <p className="mt-3 hidden noscript:block">
          JavaScript is off, and the reading is done by your own browser, so there is nothing to
          press here. The samples can be downloaded, and{" "}
          <SiteLink to="/demo" className="text-link">
            a demo
          </SiteLink>{" "}
          shows the same with one of us at the wheel.
        </p>
      </SectionHead>
      <div className="grid border-t-[1.5px] border-line on-raised lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <FileIntake onBring={bring} />
        <SampleList onBring={bring} />
      </div>
      {isMissing && (
        <p role="alert" className="border-t border-line bg-err-wash px-pad py-3 text-small">
          The tool could not be fetched. Check the connection, then choose again.
        </p>
      )}
      {Workbench && intake && <Workbench intake={intake} />}
    </Zone>
  );
}
