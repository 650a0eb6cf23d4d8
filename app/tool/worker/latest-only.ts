interface LatestOnly<Input, Output> {
  run: (input: Input) => Promise<Output>;
  onResult: (output: Output) => void;
  onFailure: (error: unknown, input: Input) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Runs one at a time. What is asked for meanwhile waits, and only the last of it is run. */
export function latestOnly<Input, Output>(options: LatestOnly<Input, Output>) {
  const { run, onResult, onFailure, onBusy } = options;
  let isRunning = false;
  let next: { input: Input } | null = null;

  return async function ask(input: Input): Promise<void> {
    next = { input };
    if (isRunning) return;
    isRunning = true;
    onBusy(true);
    while (next) {
      const { input } = next;
      next = null;
      try {
        const output = await run(input);
        if (!next) onResult(output);
      } catch (error) {
        if (!next) onFailure(error, input);
      }
    }
    isRunning = false;
    onBusy(false);
  };
}
