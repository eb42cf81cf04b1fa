/** Letters that match each other. Explicit, because a database's own case folding depends on its locale. */
const VARIANTS: Readonly<Record<string, string>> = {
  a: 'ąáàâäãå',
  c: 'ćçč',
  d: 'ďđ',
  e: 'ęéèêëě',
  g: 'ğ',
  i: 'íìîï',
  l: 'łľĺ',
  n: 'ńñň',
  o: 'óòôöõøő',
  r: 'řŕ',
  s: 'śšş',
  t: 'ťţ',
  u: 'úùûüůű',
  y: 'ýÿ',
  z: 'źżž',
  г: 'ґ',
  е: 'ё',
  и: 'й',
  і: 'ї',
};
const BASES = new Map(
  Object.entries(VARIANTS).flatMap(([base, all]) => [...all].map((letter) => [letter, base] as const)),
);
const MAX_WORDS = 6;

/**
 * One PostgreSQL regular expression for each word of a query: ignores case and diacritics, escapes all other
 * characters.
 */
export function wordPatterns(query: string): string[] {
  const words = query.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => patternOf(word.replaceAll('ß', 'ss')));
}

function patternOf(word: string): string {
  // People without a ß on their keyboard type "ss".
  return [...word]
    .map(signPattern)
    .join('')
    .replaceAll(`${signPattern('s')}${signPattern('s')}`, `(?:${signPattern('s')}{2}|[ßẞ])`);
}

function signPattern(sign: string): string {
  if (/^[\p{L}\p{M}]$/u.test(sign)) return `[${alikeOf(BASES.get(sign) ?? sign)}]`;
  return /^[\d\u0080-\u{10ffff}]$/u.test(sign) ? sign : `\\${sign}`;
}

/** A letter and its variants, in both cases. */
function alikeOf(base: string): string {
  const small = `${base}${VARIANTS[base] ?? ''}`;
  const capitals = [...small].map((letter) => letter.toUpperCase()).filter((letter) => [...letter].length === 1);
  return [...new Set([...small, ...capitals])].join('');
}
