const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const PREFIX = 'xn--';

/**
 * Decodes a host name from the ASCII form (RFC 3492) that browsers copy: `xn--mid-6na.pl` is `miód.pl`. What does not
 * decode is returned unchanged.
 */
export function readableHost(host: string): string {
  return host
    .toLowerCase()
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decode(label.slice(PREFIX.length)) ?? label) : label))
    .join('.');
}

function decode(text: string): string | null {
  const end = text.lastIndexOf('-');
  const letters = end > 0 ? [...text.slice(0, end)] : [];
  let [code, bias, at] = [FIRST_CODE, FIRST_BIAS, 0];
  for (let position = end > 0 ? end + 1 : 0; position < text.length; ) {
    const before = at;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(text[position]);
      position += 1;
      if (digit === null) return null;
      at += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > 0x10ffff) return null;
    letters.splice(at, 0, String.fromCodePoint(code));
    at += 1;
  }
  return letters.join('');
}

function digitOf(character: string | undefined): number | null {
  const digit = character === undefined ? Number.NaN : Number.parseInt(character, BASE);
  if (Number.isNaN(digit)) return null;
  // In Punycode, letters come before digits.
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
