import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { contactFields, encode, fetchHeaders } from "./posts.ts";

export type Post = { key: string; message: string };

export function newPost(): Post {
  const key = randomUUID();
  return { key, message: `Load test ${key}` };
}

/** Sends one contact form; resolves to the status, or to undefined when the outcome is not known. */
export async function send(url: string, post: Post): Promise<number | undefined> {
  const { host: _, origin: __, ...headers } = fetchHeaders;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { ...headers, "idempotency-key": post.key },
      body: encode({ ...contactFields, message: post.message }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Posts from several clients at once until told to stop or cut off; collects what became of each post. */
export function startLoad(url: string, clients: number) {
  const outcomes: { post: Post; status: number | undefined }[] = [];
  const progress = new EventEmitter();
  const stopping = new AbortController();
  const acknowledged = () =>
    outcomes.filter(({ status }) => status === 200).map(({ post }) => post);
  const run = async () => {
    while (!stopping.signal.aborted) {
      const post = newPost();
      const status = await send(url, post);
      outcomes.push({ post, status });
      progress.emit("outcome");
      if (status === undefined) return;
    }
  };
  const done = Promise.all(Array.from({ length: clients }, run));
  return {
    outcomes,
    acknowledged,
    done,
    /** Resolves when so many posts have been acknowledged. */
    async reached(count: number): Promise<void> {
      while (acknowledged().length < count) await once(progress, "outcome");
    },
    async stop(): Promise<void> {
      stopping.abort();
      await done;
    },
  };
}
