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
  const uploads = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname.replace(`/${BUCKET}/`, ''));
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(response, 403, 'AccessDenied');
    if (searchParams.get('list-type') === '2') return list(objects, searchParams, response);
    if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      const answer = takePart({ objects, uploads, key, search: searchParams }, request.method, await bytesOf(request));
      return response.writeHead(200, { etag: '"part"' }).end(answer);
    }
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

/** Two at a time, so that clients must ask for the next page. */
const LISTED = 2;

function list(objects: Map<string, Buffer>, search: URLSearchParams, response: ServerResponse): void {
  const after = search.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(search.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, LISTED);
  const contents = page.map((key) => {
    const bytes = objects.get(key) ?? Buffer.alloc(0);
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>${etagOf(bytes)}</ETag></Contents>`;
  });
  const next = keys.length > LISTED ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

interface PartUpload {
  readonly objects: Map<string, Buffer>;
  readonly uploads: Map<string, Buffer[]>;
  readonly key: string;
  readonly search: URLSearchParams;
}

/** An upload in parts: begun, continued, completed or given up; its object exists once it is completed. */
function takePart({ objects, uploads, key, search }: PartUpload, method: string | undefined, sent: Buffer): string {
  const id = search.get('uploadId') ?? String(uploads.size + 1);
  const parts = uploads.get(id) ?? [];
  uploads.set(id, parts);
  if (method === 'PUT') parts[Number(search.get('partNumber')) - 1] = withoutFrames(sent);
  if (method === 'DELETE') uploads.delete(id);
  if (method !== 'POST') return '';
  if (search.has('uploads')) {
    const names = `<Bucket>${BUCKET}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
    return `<?xml version="1.0"?><InitiateMultipartUploadResult>${names}</InitiateMultipartUploadResult>`;
  }
  objects.set(key, Buffer.concat(parts));
  return '<?xml version="1.0"?><CompleteMultipartUploadResult></CompleteMultipartUploadResult>';
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
