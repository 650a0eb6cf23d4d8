import { expect, test, vi } from "vitest";

async function freshStore() {
  vi.resetModules();
  return import("./notify.ts");
}

test("a toast is plain unless it says otherwise, and the newest comes last", async () => {
  const { notify, currentToasts } = await freshStore();
  notify({ title: "First" });
  notify({ title: "Second", message: "With a message", type: "error" });
  expect(currentToasts().toasts).toMatchObject([
    { title: "First", type: "plain" },
    { title: "Second", message: "With a message", type: "error" },
  ]);
});

test("loading becomes success in place: same id, same position, the untouched text kept", async () => {
  const { notify, currentToasts } = await freshStore();
  const exporting = notify({ title: "Export", message: "Drawing the sheet", type: "loading" });
  notify({ title: "Later" });
  notify.update(exporting, { type: "success", message: "Saved" });
  expect(currentToasts().toasts).toMatchObject([
    { id: exporting, title: "Export", message: "Saved", type: "success", version: 1 },
    { title: "Later", version: 0 },
  ]);
});

test("raising and updating announce; dismissing never brings an older announcement back", async () => {
  const { notify, currentToasts } = await freshStore();
  const first = notify({ title: "First" });
  const second = notify({ title: "Second" });
  expect(currentToasts().announcement?.id).toBe(second);
  notify.update(first, { title: "First, changed" });
  expect(currentToasts().announcement).toMatchObject({ id: first, version: 1 });
  notify.dismiss(second);
  expect(currentToasts().announcement?.id).toBe(first);
  notify.dismiss(first);
  expect(currentToasts().announcement).toBeNull();
});

test("updating a toast that was closed does not raise it again", async () => {
  const { notify, currentToasts } = await freshStore();
  const id = notify({ title: "Export", type: "loading" });
  notify.dismiss(id);
  notify.update(id, { type: "success" });
  expect(currentToasts().toasts).toEqual([]);
});

test("listeners hear every change until they unsubscribe, and each change is a new snapshot", async () => {
  const { notify, currentToasts, subscribeToToasts } = await freshStore();
  const snapshots = [currentToasts()];
  const unsubscribe = subscribeToToasts(() => snapshots.push(currentToasts()));
  const id = notify({ title: "One" });
  notify.update(id, { title: "Two" });
  notify.dismiss(id);
  unsubscribe();
  notify({ title: "Unheard" });
  expect(snapshots).toHaveLength(4);
  expect(new Set(snapshots).size).toBe(4);
});
