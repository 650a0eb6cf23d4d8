import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";

/**
 * Waits for the whole page, so the prerendered HTML carries none of React's streaming runtime. React would leave out a
 * part that fails and go on; here the page fails, and with it the build.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const errors: unknown[] = [];
  try {
    const stream = await renderToReadableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Otherwise React moves large sections to the end of the document and puts them in place by script.
        progressiveChunkSize: Infinity,
        onError: (error) => void errors.push(error),
      },
    );
    await stream.allReady;
    if (errors.length === 0) {
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response(stream, { headers, status });
    }
  } catch (error) {
    if (errors.length === 0) errors.push(error);
  }
  return new Response(errors.map(reasonOf).join("\n"), { status: 500 });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
