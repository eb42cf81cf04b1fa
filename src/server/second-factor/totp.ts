import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const PERIOD_S = 30;
/** Authenticator apps know these, and some no others. */
const FORM = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Steps that a clock may be off, either way. */
const WINDOW_STEPS = 1;
/** Light modules around the picture, as the standard wants them: without, some cameras do not find it. */
const QUIET_ZONE = 4;

/** How many time steps a day has. */
export const STEPS_A_DAY = (24 * 60 * 60) / PERIOD_S;

/** A new secret in base32, as an otpauth URI and as the SVG picture of that URI, black on white. */
export function makeTotp(issuer: string, label: string): { secret: string; uri: string; qr: string } {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...FORM, issuer, label, secret }).toString();
  return { secret: secret.base32, uri, qr: renderSVG(uri, { ecc: 'M', border: QUIET_ZONE, pixelSize: 1 }) };
}

/** The number of the time step of now. */
export function currentStep(): number {
  return TOTP.counter({ period: PERIOD_S });
}

/** The newest step that is too old for its code to count now. */
export function lastStepBefore(step: number): number {
  return step - WINDOW_STEPS - 1;
}

/** The time step that a code of six digits belongs to; null when it is of none around now. */
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
