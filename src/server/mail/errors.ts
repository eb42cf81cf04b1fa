/** A mail that could not be sent now; trying again later may help. It names no address: jobs keep what they failed of. */
export class MailError extends Error {
  override readonly name: string = 'MailError';
}

/** A mail that its recipient's server refuses for good: sending it again would be refused again. */
export class PermanentMailError extends MailError {
  override readonly name = 'PermanentMailError';
}

/** What a failed delivery by SMTP tells. */
interface SmtpFailure {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  /** Why we gave up by ourselves. */
  readonly cause?: unknown;
}

/** The steps whose refusal is about this mail. Any other is about the server, ours or theirs, and may be put right. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** Refusals that speak of who sends: log-in wanted, relaying denied, a signature missing. An operator can mend those. */
const ABOUT_THE_SENDER = /^(530|535|538)|^\d{3}[ -]5\.7\./;

/** Tells apart what may be tried again and what must not, and leaves out what the server said of the address. */
export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const failure = error as SmtpFailure;
  const reply = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(failure.response ?? '')?.[0];
  const where = failure.command ? ` at ${failure.command}` : '';
  if (isAboutTheMail(failure)) return new PermanentMailError(`refused for good${where}: ${reply ?? failure.code}`);
  return new MailError(`not sent${where}: ${reply ?? reasonOf(failure)}`);
}

function reasonOf({ code, originalCode, cause }: SmtpFailure): string {
  if (code === 'EABORT' && cause instanceof Error) return cause.message;
  return originalCode ?? code ?? 'unknown failure';
}

function isAboutTheMail({ code, command = '', responseCode = 0, response = '' }: SmtpFailure): boolean {
  // An address that cannot even be written into the protocol.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && ABOUT_THE_MAIL.has(command) && !ABOUT_THE_SENDER.test(response);
}

/** Whether the server answered what was handed over: then it is certain that it does not have the mail. */
export function isAnswered(error: unknown): boolean {
  return Boolean((error as SmtpFailure).responseCode);
}
