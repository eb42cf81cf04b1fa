import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import type { ComposedMail } from './compose.ts';

/**
 * How long a server may take, in milliseconds.
 *
 * connectMs   until it is reached and greets.
 * handOverMs  until all of a mail but its end is with it.
 * answerMs    until it says whether it has the mail; cut off here, nobody knows, so it is longer.
 */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly handOverMs: number;
  readonly answerMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, handOverMs: 30_000, answerMs: 60_000 };

/**
 * Sends one mail. `beforeEnd` is waited for when all has been sent but the line that ends the mail: until it resolves
 * the server cannot have accepted anything, and if it rejects, the server drops what it got.
 *
 * @throws what the connection or the server refused, as nodemailer tells it.
 */
export type SmtpSender = (mail: ComposedMail, beforeEnd: () => Promise<void>) => Promise<void>;

/** A sender by a URL such as `smtps://user:password@mail.example.pl`; each mail has a connection of its own. */
export function createSmtpSender(url: string, timeouts: SmtpTimeouts = TIMEOUTS): SmtpSender {
  return async (mail, beforeEnd) => {
    const deadline = new Deadline(timeouts.handOverMs);
    const transport = nodemailer.createTransport({
      requireTLS: hasPasswordToProtect(url),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.answerMs,
      // What the URL says goes before the rest.
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

/** A mail whose end waits; it is read only after the server has accepted sender and recipient. */
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

/** Aborts when a time is over, or when nobody waits any more. */
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
    this.#controller.abort(new Error('the sending has ended'));
  }

  #start(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(new Error(`no end after ${ms} ms`)), ms);
  }
}

/** A password goes out encrypted or not at all, except to this machine. */
function hasPasswordToProtect(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === 'smtp:' && password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
