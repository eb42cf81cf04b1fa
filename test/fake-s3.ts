import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 bucket on this machine, as far as the file store needs it. */
export interface FakeS3 {
  readonly port: number;
  /** The settings of a site that stores its files in it, reached through the given port. */
  settingsAt(port: number): Record<string, string>;
  /** The stored objects, by key. */
  readonly objects: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

const BUCKET = 'jarmark';

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname.replace(`/${BUCKET}/`, ''));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(response, 403, 'AccessDenied');
    if (request.method === 'PUT') return keep(objects, key, await bytesOf(request), response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const bytes = objects.get(key);
    if (!bytes) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': bytes.length, etag: etagOf(bytes), 'content-type': 'image/webp' });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    settingsAt: (port) => ({
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'jarmark',
      S3_SECRET_ACCESS_KEY: 'jarmark-secret',
    }),
    objects,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keep(objects: Map<string, Buffer>, key: string, sent: Buffer, response: ServerResponse): void {
  const bytes = withoutFrames(sent);
  objects.set(key, bytes);
  response.writeHead(200, { etag: etagOf(bytes) }).end();
}

/** The client may send a body in chunks, each preceded by its length and followed by checksums (`aws-chunked`). */
function withoutFrames(sent: Buffer): Buffer {
  const first = /^([0-9a-f]+)(;chunk-signature=\w+)?\r\n/.exec(sent.subarray(0, 120).toString('latin1'));
  if (!first) return sent;
  const parts: Buffer[] = [];
  for (let at = 0; at < sent.length; ) {
    const lineEnd = sent.indexOf('\r\n', at);
    const sizeBytes = Number.parseInt(sent.subarray(at, lineEnd).toString('latin1'), 16);
    if (!(sizeBytes > 0)) break;
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + sizeBytes));
    at = lineEnd + 2 + sizeBytes + 2;
  }
  return Buffer.concat(parts);
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
