import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import type { PushMessage } from '#server/notifications/push/sending.ts';
import { selfSigned } from '#server/notifications/push/test-certificate.ts';

/** A request to a push service. */
export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestPushService {
  readonly host: string;
  readonly received: Delivery[];
  /** The status of its responses from now on. */
  status: number;
  close(): Promise<void>;
}

/** A push service on this machine, trusted by the process from now on as those of browsers are. */
export async function openTestPushService(): Promise<TestPushService> {
  const { key, certificate } = selfSigned('localhost');
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate]);
  const service: TestPushService = { host: '', received: [], status: 201, close: async () => {} };
  const server = createServer(
    { key: key.export({ type: 'pkcs8', format: 'pem' }), cert: certificate },
    (request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        service.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
        // Redirects are not followed.
        answer.writeHead(
          service.status,
          service.status === 302 ? { location: `https://${service.host}/elsewhere` } : {},
        );
        answer.end('whatever it says');
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(service, {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** A browser's side of a subscription: only it can decrypt what is sent to it. */
export class TestBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly path = `/push/${randomUUID()}`;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };

  constructor(host: string) {
    const p256dh = this.#ecdh.generateKeys('base64url');
    const keys = { p256dh, auth: this.#auth.toString('base64url') };
    this.subscription = { endpoint: `https://${host}${this.path}`, keys };
  }

  /** The messages sent to this browser, in order. */
  messagesIn(deliveries: readonly Delivery[]): PushMessage[] {
    return deliveries.filter(({ path }) => path === this.path).map(({ body }) => this.decrypt(body));
  }

  /** Decrypts by RFC 8291, as a browser does. */
  decrypt(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const serverKey = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), serverKey]);
    const secret = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(serverKey), this.#auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

/** The sender's VAPID claims, if signed by the key that they name. */
export function readVapid({ headers }: Delivery): {
  publicKey: string;
  claims: { aud: string; exp: number; sub: string };
} {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed by the key that it names');
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
