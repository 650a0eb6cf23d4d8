import { type Ref, useEffect, useState } from "react";

import { fileSizeText } from "#app/format/file-size.ts";
import { countText } from "#app/tool/figure-text.ts";
import { hasKept } from "#app/tool/kept-files.ts";
import { scanBytes, scanFileBytes, type ScanLanguage } from "#app/tool/scan/scan-languages.ts";
import { isUnreadScan } from "#app/tool/scan/unread-scan.ts";
import { Button } from "#app/ui/button.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { TickLabel } from "#app/ui/tick-label.tsx";

import { useBench } from "../bench.ts";
import { TextButton } from "../quiet-buttons.tsx";

interface ScanOfferProps {
  /** Of the question, while it is asked. */
  ref: Ref<HTMLHeadingElement>;
  onRead: (sourceIds: readonly string[], languages: readonly ScanLanguage[]) => void;
}

/** Scans are read by a program of their own, which is fetched when the visitor agrees. */
export function ScanOffer({ ref, onRead }: ScanOfferProps) {
  const scans = useBench().view.sources.filter(isUnreadScan);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [inGerman, setInGerman] = useState(false);
  const [isHere, setHere] = useState(false);
  const hasScans = scans.length > 0;
  useEffect(() => {
    if (hasScans) void hasKept("scan-reader").then(setHere);
  }, [hasScans]);

  if (!hasScans) return null;
  const one = scans.length === 1;
  if (scans.every(({ sourceId }) => refused.has(sourceId))) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-pad py-3 text-small">
        {one
          ? `${scans[0]?.name} is a scan and is not read.`
          : `${scans.length} scans are not read.`}
        <TextButton onPress={() => setRefused(new Set())}>Ask again</TextButton>
      </p>
    );
  }
  const languages: readonly ScanLanguage[] = inGerman ? ["eng", "deu"] : ["eng"];
  return (
    <section
      aria-labelledby="try-it-scan"
      className="border-b border-line on-vellum px-pad py-5 text-small"
    >
      <div className="grid grid-cols-[3rem_minmax(0,1fr)]">
        <Balloon won>?</Balloon>
        <div>
          <p className="label">{countText(scans.length, "scan")}</p>
          <h2
            ref={ref}
            id="try-it-scan"
            tabIndex={-1}
            className="mt-1.5 text-h4 font-medium tracking-snug lg:text-body"
          >
            {one ? "Read this scan?" : "Read these scans?"}
          </h2>
        </div>
      </div>
      <ul className="mt-3 font-mono text-note text-ink-2">
        {scans.map(({ sourceId, name, problems }) => (
          <li key={sourceId} className="wrap-break-word">
            {[name, ...problems.flatMap(({ kind, part }) => (kind === "scan" && part) || [])].join(
              ", ",
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {isHere ? (
          "The program that reads text in pictures is in this browser already."
        ) : (
          <>
            This fetches a program that reads text in pictures, once, from this site:{" "}
            <b className="whitespace-nowrap">{fileSizeText(scanBytes(languages))}</b>.
          </>
        )}{" "}
        The scan itself stays in this browser. You are asked about anything it is unsure of.
      </p>
      <TickLabel
        className="mt-2 min-h-8 items-center gap-3"
        checked={inGerman}
        onChange={({ target }) => setInGerman(target.checked)}
      >
        Also read German ({fileSizeText(scanFileBytes.deu)} more)
      </TickLabel>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          icon="check"
          onClick={() =>
            onRead(
              scans.map(({ sourceId }) => sourceId),
              languages,
            )
          }
        >
          {isHere ? "Read" : "Fetch and read"}
        </Button>
        <TextButton onPress={() => setRefused(new Set(scans.map(({ sourceId }) => sourceId)))}>
          Not now
        </TextButton>
      </div>
    </section>
  );
}
