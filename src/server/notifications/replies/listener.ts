import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Incoming, ReplyRefused } from './receiving.ts';

/** How a mail server delivers replies: by SMTP, or by LMTP from this machine. */
export interface ReplyListener {
  readonly protocol: 'smtp' | 'lmtp';
  readonly host: string;
  readonly port: number;
}

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_CLIENTS = 20;
const TIMEOUT_MS = 60_000;
const REFUSED = 550;
const TRY_AGAIN = 451;

/**
 * Receives replies and bounces from a mail server. Refuses invalid replies within the SMTP dialogue, so that the
 * sender's own mail server reports the reason; internal errors are temporary failures, so that delivery is retried.
 *
 * @returns  the port it listens on, and a function to stop it
 */
export async function listenForReplies(
  { protocol, host, port }: ReplyListener,
  { resolve, receive }: Incoming,
  onError: (error: unknown) => void,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const answer = (error: unknown) => {
    if (error instanceof ReplyRefused) return failure(REFUSED, error.message);
    onError(error);
    return failure(TRY_AGAIN, 'try again later');
  };
  const options: SMTPServerOptions = {
    lmtp: protocol === 'lmtp',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    maxClients: MAX_CLIENTS,
    socketTimeout: TIMEOUT_MS,
    banner: 'Jarmark takes replies to its mails, and those that come back',
    onRcptTo: ({ address }, { envelope }, done) => {
      // One recipient per mail, so that each gets its own response.
      if (envelope.rcptTo.length > 0) return done(failure(452, 'one recipient at a time'));
      resolve(address).then(
        () => done(),
        (error: unknown) => done(answer(error)),
      );
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const to = rcptTo[0]?.address ?? '';
      const from = mailFrom ? mailFrom.address : '';
      readAll(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw new ReplyRefused('this mail is too large');
          return receive({ to, from, raw });
        })
        .then(
          () => done(),
          (error: unknown) => done(answer(error)),
        );
    },
  };
  const server = new SMTPServer(options);
  server.on('error', onError);
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, host, () => {
      server.server.off('error', failed);
      listening();
    });
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read and discard data over the limit: the dialogue continues only after the end of the mail.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function failure(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
