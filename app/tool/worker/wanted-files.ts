/** Files on their way from the page, each asked for once; one that did not come is asked for again. */
export function wantedFiles(ask: (fileName: string) => void) {
  const wanted = new Map<string, PromiseWithResolvers<Uint8Array>>();
  return {
    want(fileName: string): Promise<Uint8Array> {
      const known = wanted.get(fileName);
      if (known) return known.promise;
      const want = Promise.withResolvers<Uint8Array>();
      wanted.set(fileName, want);
      ask(fileName);
      return want.promise;
    },
    arrived(fileName: string, bytes: Uint8Array | null): void {
      if (bytes) return wanted.get(fileName)?.resolve(bytes);
      wanted.get(fileName)?.reject(new Error(`${fileName} did not come.`));
      wanted.delete(fileName);
    },
  };
}
