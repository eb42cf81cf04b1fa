import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KsefState, Refused, receiptOf } from './fake-ksef-state.ts';

/** The issuer of the invoices, and the token that KSeF has issued to it. */
export const NIP = '1234563218';
export const TOKEN = '20261122-EC-1234567890-ABCDEF|nip-1234563218|0123456789abcdef';
export const OPERATOR = {
  OPERATOR_NAME: 'Jarmark Wiejski sp. z o.o.',
  OPERATOR_ADDRESS: 'ul. Rynek 1; 33-300 Nowy Sącz',
  OPERATOR_EMAIL: 'faktury@jarmark.example',
  OPERATOR_TAX_ID: NIP,
};

/** A KSeF on this machine that decrypts what it receives with its own keys. */
export interface TestKsef {
  readonly url: string;
  readonly state: KsefState;
  /** The requests so far, such as `POST /sessions/online`. */
  readonly calls: string[];
  /** The response to everything from now on: normal, server failure, or rate-limited. */
  mode: 'up' | 'down' | 'busy';
  /** Whether the connection is cut after it has accepted an invoice, before it can respond. */
  isCutOffAfterTaking: boolean;
  /** How often it reports an invoice as not ready. */
  slowness: number;
  /** How far its clock is ahead of the real one. */
  aheadMs: number;
  /** Whether receipts are not available yet. */
  isReceiptLate: boolean;
  close(): Promise<void>;
}

type Answer = object | string | undefined;
type Body = never;

export async function openTestKsef(nip: string, token: string): Promise<TestKsef> {
  const ksef: TestKsef = {
    url: '',
    state: new KsefState(nip, token),
    calls: [],
    mode: 'up',
    isCutOffAfterTaking: false,
    slowness: 1,
    aheadMs: 0,
    isReceiptLate: false,
    close: async () => {},
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(ksef, request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(ksef, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function answer(ksef: TestKsef, request: IncomingMessage, response: ServerResponse, text: string): void {
  const path = (request.url ?? '').replace('/v2', '');
  ksef.calls.push(`${request.method} ${path}`);
  if (ksef.mode !== 'up') {
    const busy = { 'retry-after': '120' };
    response.writeHead(ksef.mode === 'down' ? 503 : 429, ksef.mode === 'busy' ? busy : {}).end();
    return;
  }
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  try {
    const said = route(ksef, `${request.method} ${path}`, token, text === '' ? undefined : JSON.parse(text));
    if (ksef.isCutOffAfterTaking && /^\/sessions\/online\/[^/]+\/invoices$/.test(path))
      return void request.socket.destroy();
    const isXml = typeof said === 'string';
    response.writeHead(said === undefined ? 204 : 200, {
      'content-type': isXml ? 'application/xml' : 'application/json',
    });
    response.end(isXml ? said : JSON.stringify(said));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const errors = [{ code: error.code, description: error.message, details: [] }];
    const problem = { title: 'Bad Request', status: error.status, detail: 'Żądanie jest nieprawidłowe.', errors };
    response.writeHead(error.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem));
  }
}

function route(ksef: TestKsef, call: string, token: string, body: Body | undefined): Answer {
  const { state } = ksef;
  switch (call) {
    case 'GET /security/public-key-certificates':
      return Object.values(state.keys).map(({ published }) => published);
    case 'POST /auth/challenge':
      return state.openChallenge();
    case 'POST /auth/ksef-token':
      return {
        referenceNumber: state.isOwner(body as Body) ? 'good' : 'bad',
        authenticationToken: tokenOf(ksef, 'operation'),
      };
    case 'GET /auth/good':
      return { status: isFirst(ksef, call) ? IN_PROGRESS : { code: 200, description: 'Sukces' } };
    case 'GET /auth/bad':
      return { status: { code: 450, description: 'Błędny token', details: ['Nieprawidłowy token'] } };
    case 'POST /auth/token/redeem':
      return { accessToken: issue(ksef, 1_200), refreshToken: tokenOf(ksef, 'refresh', 86_400) };
    case 'POST /auth/token/refresh':
      if (token !== 'refresh') throw new Refused(401, 0, 'Nieznany token');
      return { accessToken: issue(ksef, 1_200) };
    default:
      if (!state.access.has(token)) throw new Refused(401, 0, 'Nieznany token');
      return routeSessions(ksef, call, body);
  }
}

function routeSessions(ksef: TestKsef, call: string, body: Body | undefined): Answer {
  const { state } = ksef;
  if (call === 'POST /sessions/online')
    return { referenceNumber: state.openSession(body as Body), validUntil: soon(ksef, 43_200) };
  const [, session = '', rest = ''] = /^\w+ \/sessions\/(?:online\/)?([^/]+)\/(.*)$/.exec(call) ?? [];
  if (call.startsWith('POST') && rest === 'invoices') return { referenceNumber: state.take(session, body as Body) };
  if (call.startsWith('POST') && rest === 'close') {
    const open = state.sessions.get(session);
    if (open) open.isOpen = false;
    return undefined;
  }
  const [, by, name, isReceipt] = /^invoices\/(ksef\/)?([^/]+)(\/upo)?$/.exec(rest) ?? [];
  const invoice = state.invoices.find(
    (each) => each.session === session && (by ? each.ksefNumber : each.ref) === decodeURIComponent(name ?? ''),
  );
  if (!invoice || (isReceipt && (ksef.isReceiptLate || !invoice.ksefNumber)))
    throw new Refused(400, 21178, 'Nie znaleziono');
  if (isReceipt) return receiptOf(invoice);
  const { status, ksefNumber, hash, ref } = invoice;
  const isDone = !isThinking(ksef);
  return {
    ordinalNumber: 1,
    referenceNumber: ref,
    invoiceHash: hash,
    invoicingDate: soon(ksef, 0),
    ksefNumber: isDone ? ksefNumber : null,
    status: isDone ? status : THINKING,
  };
}

function isThinking(ksef: TestKsef): boolean {
  if (ksef.slowness <= 0) return false;
  ksef.slowness -= 1;
  return true;
}

const IN_PROGRESS = { code: 100, description: 'W toku' };
const THINKING = { code: 150, description: 'Trwa przetwarzanie' };

/** True on every other call, starting with the first. */
function isFirst({ calls }: TestKsef, call: string): boolean {
  return calls.filter((each) => each === call).length % 2 === 1;
}

function tokenOf(ksef: TestKsef, token: string, seconds = 600): { token: string; validUntil: string } {
  return { token, validUntil: soon(ksef, seconds) };
}

function issue(ksef: TestKsef, seconds: number): { token: string; validUntil: string } {
  const token = randomUUID();
  ksef.state.access.add(token);
  return tokenOf(ksef, token, seconds);
}

function soon({ aheadMs }: TestKsef, seconds: number): string {
  return new Date(Date.now() + aheadMs + seconds * 1_000).toISOString();
}
