/** Node's own web server with these answers and nothing else: `node bench/server/bare-node.ts FILE`, see throughput.ts. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

type Answer = { path: string; headers: string[]; bodyBase64: string };

const answers = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Answer[]).map(
    ({ path, headers, bodyBase64 }) => [path, { headers, body: Buffer.from(bodyBase64, "base64") }],
  ),
);
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
