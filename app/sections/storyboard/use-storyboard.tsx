import { useState } from "react";

import { notify } from "#app/ui/notify.ts";

import type { Storyboard } from "./storyboard.ts";
import type { StoryboardDialog } from "./storyboard-dialog.tsx";

/** The storyboard being shown. Its player is fetched by the first press, not with the page. */
export function useStoryboard() {
  const [shown, setShown] = useState<{
    storyboard: Storyboard;
    Dialog: typeof StoryboardDialog;
  } | null>(null);

  async function play(storyboard: Storyboard) {
    try {
      const { StoryboardDialog } = await import("./storyboard-dialog.tsx");
      setShown({ storyboard, Dialog: StoryboardDialog });
    } catch {
      notify({
        type: "error",
        title: "The clip could not be loaded",
        message: "Check the connection and press play again. The transcript is on the page.",
      });
    }
  }

  const dialog = shown && (
    <shown.Dialog storyboard={shown.storyboard} onClose={() => setShown(null)} />
  );
  return { play, dialog };
}
