import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a fake server. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** How a fake server behaves: normally, or with a failure. */
export type Mood = 'fine' | 'failing' | 'silent' | 'babbling';

/** A third-party server, simulated on this machine. */
export interface FakeServer {
  readonly url: string;
  mood: Mood;
  close(): Promise<void>;
}

export async function startFakeServer(answer: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (self.mood === 'silent') return;
    if (self.mood === 'failing') return send(response, { status: 500, json: { error: 'trouble' } });
    if (self.mood === 'babbling') return response.end('<html>…');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const { method = 'GET', headers } = request;
    send(response, answer({ method, path: pathname, query: searchParams, headers, body }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const self: FakeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'fine',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, json }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}
