import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a test's mail server responds to a recipient or to a whole mail; undefined accepts. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
}

/** A received mail: parsed, as bytes, and the sender and recipients of its envelope. */
export interface Received {
  readonly mail: Email;
  readonly raw: string;
  readonly from: string;
  readonly to: string[];
}

export interface TestInbox {
  readonly url: string;
  readonly received: Received[];
  /** The number of connections so far. */
  connections: number;
  refuseRecipient?: Refusal;
  refuseMail?: Refusal;
  /** Runs when a whole mail has arrived, before the response. */
  beforeAnswer?: (raw: string) => Promise<void>;
  close(): Promise<void>;
}

/** A real mail server in the test's process; with `port` 0 it takes a free one. */
export async function openTestInbox(port = 0): Promise<TestInbox> {
  const inbox = { received: [], connections: 0 } as unknown as { -readonly [K in keyof TestInbox]: TestInbox[K] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_session, done) => {
      inbox.connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(failure(inbox.refuseRecipient)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        if (inbox.refuseMail) return done(failure(inbox.refuseMail));
        await inbox.beforeAnswer?.(raw);
        inbox.received.push({
          raw,
          mail: await PostalMime.parse(raw),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map((each) => each.address),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return Object.assign(inbox, {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function failure(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}
