import { EventEmitter, on, once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Mail = { from: string; to: string[]; source: string };

/** A mail server on a free port that keeps what it is sent, or refuses it. */
export async function startMailServer(options: { refuse?: boolean; answerToText?: number } = {}) {
  const mails: Mail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(
        options.refuse ? Object.assign(new Error("no ada@x here"), { responseCode: 550 }) : null,
      ),
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const source = await text(stream);
      const from = mailFrom ? mailFrom.address : "";
      mails.push({ from, to: rcptTo.map((to) => to.address), source });
      arrivals.emit("mail");
      const { answerToText: responseCode } = options;
      done(responseCode ? Object.assign(new Error("no ada@x here"), { responseCode }) : null);
    },
  });
  const listening = once(server.server, "listening");
  server.listen(0, "127.0.0.1");
  await listening;
  const { port } = server.server.address() as { port: number };
  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** The first mail like this, as soon as it is here. */
    async arrival(isWanted: (mail: Mail) => boolean): Promise<Mail> {
      const later = on(arrivals, "mail");
      for (;;) {
        const mail = mails.find(isWanted);
        if (mail) return mail;
        await later.next();
      }
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
