import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD_S = 30;
/** The defaults that every authenticator app supports; some support nothing else. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Tolerated clock drift in steps, either way. */
const WINDOW_STEPS = 1;
/** The quiet zone in modules required by the standard; some cameras need it. */
const QUIET_ZONE = 4;

/** Time steps per day. */
export const STEPS_A_DAY = (24 * 60 * 60) / PERIOD_S;

/** A new base32 secret, with its otpauth URI and the QR code of that URI as SVG, black on white. */
export function makeTotp(issuer: string, label: string): { secret: string; uri: string; qr: string } {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...FORM, issuer, label, secret }).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri, { ecc: 'M', border: QUIET_ZONE, pixelSize: 1 }) };
}

/** The current time step. */
export function currentStep(): number {
  return TOTP.counter({ period: PERIOD_S });
}

/** The newest step whose code is too old to be valid now. */
export function lastStepBefore(step: number): number {
  return step - WINDOW_STEPS - 1;
}

/** The time step of a six-digit code; null if it matches none around now. */
export function findStep(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = TOTP.validate({
    ...FORM,
    secret: Secret.fromBase32(secret),
    token: code,
    window: WINDOW_STEPS,
    timestamp,
  });
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}
