/** A mail that could not be sent; a retry may help. The message names no address, because jobs store it. */
export class MailError extends Error {
  override readonly name: string = 'MailError';
}

/** A mail that its recipient's server permanently refuses; retrying is pointless. */
export class PermanentMailError extends MailError {
  override readonly name = 'PermanentMailError';
}

/** The fields of a nodemailer error. */
interface SmtpFailure {
  readonly code?: string;
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  /** The reason when the sending was aborted on our side. */
  readonly cause?: unknown;
}

/** Commands whose refusal concerns this mail. Other refusals concern the servers, and can be fixed. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** Refusals that concern the sender: authentication, relaying, a missing signature. An operator can fix those. */
const ABOUT_THE_SENDER = /^(530|535|538)|^\d{3}[ -]5\.7\./;

/** Distinguishes temporary from permanent failures, and omits the server's text about the address. */
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
  // An address that SMTP cannot even express.
  if (code === 'EENVELOPE' && command === 'API') return true;
  return responseCode >= 500 && ABOUT_THE_MAIL.has(command) && !ABOUT_THE_SENDER.test(response);
}

/** Whether the server responded after the hand-over: then it certainly does not have the mail. */
export function isAnswered(error: unknown): boolean {
  return Boolean((error as SmtpFailure).responseCode);
}
