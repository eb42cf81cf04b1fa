import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const DAY_MS = 86_400_000;
const ECDSA_WITH_SHA256 = oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02);
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);
const ALTERNATIVE_NAME = oid(0x55, 0x1d, 0x11);

/** A certificate for a host, valid for a day around now; self-signed, or over the key `certified`. */
export function selfSigned(host: string, certified?: KeyObject): { key: KeyObject; certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, host))));
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    algorithm,
    name,
    der(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    (certified ?? publicKey).export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        SEQUENCE,
        der(SEQUENCE, BASIC_CONSTRAINTS, der(0x01, [0xff]), der(0x04, der(SEQUENCE, der(0x01, [0xff])))),
        der(SEQUENCE, ALTERNATIVE_NAME, der(0x04, der(SEQUENCE, der(0x82, host)))),
      ),
    ),
  );
  const certificate = der(SEQUENCE, toBeSigned, algorithm, der(0x03, [0], sign('sha256', toBeSigned, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey,
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, bytes);
}

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, `${digits}Z`);
}

/** A DER value with its tag and length. */
function der(tag: number, ...parts: (Buffer | string | number[])[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
