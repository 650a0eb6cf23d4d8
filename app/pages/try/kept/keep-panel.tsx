import { useEffect, useId, useRef, useState } from "react";

import { samplePackages } from "#app/samples/sample-packages.ts";
import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import { isEmpty, newSourceId, type PackageState } from "#app/tool/package/package-state.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { forgetKept } from "#app/tool/kept-files.ts";
import { forgetSuppliers, useRememberedSuppliers } from "#app/tool/remembered-suppliers.ts";
import { notify } from "#app/ui/notify.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { countText } from "#app/tool/figure-text.ts";

import { RemoveButton } from "../quiet-buttons.tsx";
import { KeptLine, lineButton, RememberedList } from "../remembered/remembered-list.tsx";
import {
  deleteKept,
  forgetAll,
  keepPackage,
  type KeptPackage,
  keptPackages,
  keptToOpen,
  markOpen,
} from "./kept-packages.ts";

/** Long enough that typing writes once. */
const keepAfterMs = 500;

const panelButton = "min-h-11 px-pad hover:bg-ground focus-visible:-outline-offset-2";

/** Whether anything of the RFQ stays in this browser, and the ones that do. */
export function KeepPanel({ quotes }: { quotes: QuotePackage }) {
  const { state } = quotes;
  const isNothing = isEmpty(state) || quotes.view === null;
  const nameId = useId();
  const [openId, setOpenId] = useState(keptToOpen);
  const [ownName, setOwnName] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly KeptPackage[]>([]);
  const name = ownName ?? kept.find(({ id }) => id === openId)?.name ?? nameFor(state);
  const isKept = openId !== null;
  const opening = useRef(false);

  useEffect(() => {
    keptPackages().then(setKept, () => {});
  }, []);

  useEffect(() => {
    if (openId === null || state.sources.length === 0 || opening.current) return;
    const timer = setTimeout(async () => {
      try {
        await keepPackage({ id: openId, name, keptAt: new Date().toISOString(), state });
        setKept(await keptPackages());
      } catch {
        setOpenId(null);
        notify({
          type: "error",
          title: "Not kept",
          message:
            "The browser has no room left, or does not let sites store data. The RFQ stays open until you reload the page.",
        });
      }
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [openId, name, state]);

  const letGo = async (id: string) => {
    if (id === openId) setOpenId(null);
    await deleteKept(id);
    setKept(await keptPackages());
  };
  const open = async (each: KeptPackage) => {
    opening.current = true;
    await quotes.restore(each.state);
    opening.current = false;
    setOwnName(null);
    setOpenId(each.id);
    markOpen(each.id);
  };
  const remembered = useRememberedSuppliers();
  const keepsOthers = remembered.length > 0 || kept.some(({ id }) => id !== openId);
  const list = (
    <KeptList
      kept={kept}
      openId={isNothing ? null : openId}
      onOpen={open}
      onDelete={({ id }) => void letGo(id)}
    />
  );
  // Only what could be opened.
  if (isNothing)
    return (
      kept.length + remembered.length > 0 && (
        <section aria-label="Kept on this device">
          {list}
          <RememberedList suppliers={remembered} />
        </section>
      )
    );
  return (
    <section aria-label="Kept on this device" className="border-b border-line">
      <div className="grid gap-2 px-pad py-4 text-small">
        <TickLabel
          className="min-h-8 items-center gap-3 font-medium"
          checked={isKept}
          onChange={({ target }) => {
            if (target.checked) setOpenId(newSourceId());
            else if (openId !== null) void letGo(openId);
          }}
        >
          Keep this RFQ on this device
        </TickLabel>
        {isKept && (
          <div className="grid gap-1">
            <label htmlFor={nameId} className="label">
              Name
            </label>
            <input
              id={nameId}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setOwnName(target.value)}
              className="min-h-10 w-full rounded-1 border border-line-2 bg-raised px-2 hover:border-line"
            />
          </div>
        )}
        <p className="text-ink-2">
          {isKept
            ? keptOnDevice.rfq
            : keepsOthers
              ? "If you reload the page, this RFQ is gone."
              : "If you reload the page, everything is gone."}
        </p>
      </div>
      {list}
      <RememberedList suppliers={remembered} />
      <div className="flex flex-wrap border-t border-hair font-mono text-note">
        <button
          type="button"
          className={`${panelButton} border-r border-hair`}
          onClick={() => {
            setOpenId(null);
            setOwnName(null);
            markOpen(null);
            quotes.clear();
          }}
        >
          New RFQ
        </button>
        <button
          type="button"
          className={panelButton}
          onClick={async () => {
            setOpenId(null);
            quotes.clear();
            forgetSuppliers();
            await Promise.all([forgetAll(), forgetKept(["scan-reader", "second-reader"])]);
            notify({ title: "Forgotten", message: keptOnDevice.forgotten });
          }}
        >
          Forget everything
        </button>
      </div>
    </section>
  );
}

function nameFor({ sampleId, request, sources }: PackageState): string {
  const sample = samplePackages.find(({ id }) => id === sampleId);
  if (sample) return `${sample.rfq}, ${sample.name}`;
  const first = (request ?? sources[0])?.name ?? "RFQ";
  return first.replace(/\.[^.]+$/, "");
}

interface KeptListProps {
  kept: readonly KeptPackage[];
  openId: string | null;
  onOpen: (kept: KeptPackage) => void;
  onDelete: (kept: KeptPackage) => void;
}

/** The RFQs that this browser keeps. */
function KeptList({ kept, openId, onOpen, onDelete }: KeptListProps) {
  if (kept.length === 0) return null;
  return (
    <ul aria-label="Kept RFQs" className="border-t border-hair">
      {kept.map((each) => (
        <KeptLine
          key={each.id}
          name={each.name}
          note={`${countText(each.state.sources.length, "file")}, kept ${each.keptAt.slice(0, 10)}`}
        >
          {each.id === openId ? (
            <span className="flex items-center px-3 note">open</span>
          ) : (
            <button type="button" onClick={() => onOpen(each)} className={`${lineButton} border-l`}>
              Open<span className="sr-only"> {each.name}</span>
            </button>
          )}
          <RemoveButton
            label={`Delete ${each.name}`}
            onPress={() => onDelete(each)}
            className="w-11 border-l border-hair"
          />
        </KeptLine>
      ))}
    </ul>
  );
}
