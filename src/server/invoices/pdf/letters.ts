/** Whether a font has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

const PLAIN: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u2007': '\u00a0',
  '\u202f': '\u00a0',
};

/**
 * Replaces characters without a glyph: letters of other scripts by a question mark, others, such as emoji, by nothing,
 * so that no invoice shows empty boxes.
 */
export function drawableText(text: string, hasGlyph: HasGlyph): string {
  const signs = [...text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')];
  const drawn = signs.map((sign) => drawableSign(PLAIN[sign] ?? sign, hasGlyph));
  return drawn.join('').replace(/ {2,}/g, ' ').trim();
}

function drawableSign(sign: string, hasGlyph: HasGlyph): string {
  if (canDraw(sign, hasGlyph)) return sign;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare && [...bare].every((part) => canDraw(part, hasGlyph))) return bare;
  return /\p{L}|\p{N}/u.test(sign) ? '?' : '';
}

function canDraw(sign: string, hasGlyph: HasGlyph): boolean {
  // Direction marks have zero-width glyphs and could be used to deceive readers.
  return !/\p{Cf}|\p{Co}|\p{Cs}/u.test(sign) && hasGlyph(sign.codePointAt(0) ?? 0);
}

/** Keeps one-letter words together with the next word, as Polish typography requires. */
export function kept(text: string): string {
  return text.replace(/(?<=^|[\s(„])(\p{L}) (?=\S)/gu, '$1\u00a0');
}
