import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { ComposedMail } from './compose.ts';

/**
 * Timeouts, in milliseconds.
 *
 * connectMs   until the server is connected and has greeted.
 * handOverMs  until all of a mail but its end is transferred.
 * answerMs    until the server accepts or refuses; longer, because after a timeout here the outcome is unknown.
 */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly handOverMs: number;
  readonly answerMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, handOverMs: 30_000, answerMs: 60_000 };

/**
 * Sends one mail. `beforeEnd` is awaited when everything but the terminating line is sent: until it resolves the server
 * cannot accept the mail, and if it rejects, the server discards it.
 *
 * @throws nodemailer's error when the connection fails or the server refuses.
 */
export type SmtpSender = (mail: ComposedMail, beforeEnd: () => Promise<void>) => Promise<void>;

/** A sender for a URL such as `smtps://user:password@mail.example.pl`; opens one connection per mail. */
export function createSmtpSender(url: string, timeouts: SmtpTimeouts = TIMEOUTS): SmtpSender {
  return async (mail, beforeEnd) => {
    const deadline = new Deadline(timeouts.handOverMs);
    const transport = nodemailer.createTransport({
      requireTLS: hasPasswordToProtect(url),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.answerMs,
      // Parameters in the URL override the options above.
      url,
    });
    transport.use('stream', ({ message }, done) => {
      message.createReadStream = () => streamOf(mail.raw, deadline, () => beforeEnd(), timeouts.answerMs) as never;
      done();
    });
    try {
      await transport.sendMail({ ...mail, envelope: { ...mail.envelope }, signal: deadline.signal });
    } finally {
      deadline.end();
    }
  };
}

/** Streams a mail and waits before its end; read only after the server has accepted sender and recipient. */
function streamOf(raw: Buffer, deadline: Deadline, beforeEnd: () => Promise<void>, answerMs: number): Readable {
  async function* parts() {
    yield raw;
    deadline.signal.throwIfAborted();
    await beforeEnd();
    deadline.signal.throwIfAborted();
    deadline.set(answerMs);
  }
  return Readable.from(parts(), { objectMode: false });
}

/** Aborts on timeout, or when the sending is over. */
class Deadline {
  readonly #controller = new AbortController();
  #timer: NodeJS.Timeout;

  constructor(ms: number) {
    this.#timer = this.#start(ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  set(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start(ms);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#controller.abort(new Error('sending has ended'));
  }

  #start(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(new Error(`timed out after ${ms} ms`)), ms);
  }
}

/** A password is never sent unencrypted, except to this machine. */
function hasPasswordToProtect(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === 'smtp:' && password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
