// The few globals that every browser, worker and Node have alike. The analyzer is compiled without the types of
// either, so that it can lean on nothing else.

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: Uint8Array | ArrayBuffer, options?: { stream?: boolean }): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

interface ReadableStream<Chunk> {
  pipeThrough<Output>(step: { readable: ReadableStream<Output> }): ReadableStream<Output>;
  getReader(): {
    read(): Promise<{ done: false; value: Chunk } | { done: true; value?: undefined }>;
  };
}

declare class DecompressionStream {
  constructor(format: "deflate-raw" | "deflate" | "gzip");
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
}

declare class Blob {
  constructor(parts: readonly (Uint8Array<ArrayBuffer> | ArrayBuffer | string)[]);
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

declare function setTimeout(callback: (value?: unknown) => void, delayMs?: number): unknown;
declare const performance: { now(): number };

declare function atob(base64: string): string;

declare namespace WebAssembly {
  function validate(bytes: Uint8Array<ArrayBuffer>): boolean;
  function instantiate(
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly instance: { readonly exports: object } }>;
}
