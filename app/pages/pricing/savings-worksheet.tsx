import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { Verdict } from "#app/sections/verdict.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { FoundPlanPanel } from "./found-plan.tsx";
import { worksheetSettings } from "./savings-fields.ts";
import { workOut } from "./work-out.ts";
import { verdict, WorkedLines } from "./worked-lines.tsx";
import { WorksheetFields } from "./worksheet-fields.tsx";

/** What it would save, and the plan that follows: every line shown, nothing sent anywhere. */
export function SavingsWorksheet() {
  const { form, settings, missing, worked, readForm, reset, link } =
    useToolSettings(worksheetSettings);
  const result = workOut(worked);
  return (
    <Zone tone="blueprint" space="flush" id="worksheet">
      <SectionHead title="Estimate your savings.">
        <p>
          Enter your numbers to see the savings and the plan that fits. This uses a quarter of our
          claimed savings unless you choose otherwise. Your numbers stay on this page and in its
          address.
        </p>
        <p className="mt-2 hidden noscript:block">JavaScript is off. This is a worked example.</p>
      </SectionHead>
      <form
        ref={form}
        aria-label="Savings worksheet"
        onInput={readForm}
        onSubmit={(event) => event.preventDefault()}
        className="grid border-t-[1.5px] border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-2 [&_input]:scroll-mb-40"
      >
        <WorksheetFields settings={settings} />
        <ResultRoom
          missing={missing}
          className="border-line max-lg:border-t-[1.5px] lg:border-l print:border-l"
        >
          <WorkedLines worked={result} />
          <FoundPlanPanel found={result.found} />
        </ResultRoom>
        <Verdict missing={missing}>{verdict(result)}</Verdict>
        <div
          data-screen-only
          className="col-span-full flex flex-wrap border-t border-line font-mono text-note noscript:hidden"
        >
          <SheetAction onPress={printSheet}>Print worksheet</SheetAction>
          <SheetAction
            icon="link"
            onPress={() => copyLink(link(), "It opens the worksheet with your numbers.")}
          >
            Copy link
          </SheetAction>
          <SheetAction icon="reset" onPress={reset}>
            Reset
          </SheetAction>
        </div>
      </form>
    </Zone>
  );
}

interface SheetActionProps {
  icon?: IconName;
  onPress: () => void;
  children: string;
}

function SheetAction({ icon, onPress, children }: SheetActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center gap-2 border-r border-hair px-pad whitespace-nowrap hover:bg-raised focus-visible:-outline-offset-2 max-md:flex-auto max-md:justify-center max-md:px-1.5 max-md:last:border-r-0"
    >
      {icon && <Icon name={icon} className="size-3.5 flex-none" />}
      {children}
    </button>
  );
}

/** Marks the page while it prints: all but the worksheet stays off the paper. */
function printSheet() {
  const root = document.documentElement;
  root.dataset["printing"] = "worksheet";
  addEventListener("afterprint", () => delete root.dataset["printing"], { once: true });
  print();
}
