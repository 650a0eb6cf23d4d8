import { fetchRankedSample, fetchSample, samplesFetched } from "#app/tool/fetch-sample.ts";
import { onFirstTouch } from "#app/page/loading/first-touch.ts";
import { savesData, whenIdle } from "#app/page/loading/when-idle.ts";
import { offlineScript, startAhead, trustedScript } from "#app/tool/worker/start-worker.ts";

/** The code of the result and of the worker, before there is anything to rank; not for someone who only reads. */
export function comeAhead(): void {
  if (savesData()) return;
  onFirstTouch(() => {
    void import("./workbench.tsx").catch(() => {});
    // A tap on a sample may have been the touch. It is heard when this page has started; the line is free until then.
    const { sample } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    if (sample !== undefined) sampleAhead(sample);
    whenIdle(() => void samplesFetched().then(startAhead));
  });
}

/** A sample, when the pointer is on its button. */
export function sampleAhead(sampleId: string): void {
  if (savesData()) return;
  void fetchRankedSample(sampleId);
  void fetchSample(sampleId).catch(() => {});
}

/** From then on this page, and no other, opens without a connection. */
export function keepForOffline(): void {
  if (savesData() || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register(trustedScript(offlineScript), { scope: "/try" })
    .catch(() => {});
}
