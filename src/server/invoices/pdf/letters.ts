/** Tells whether a letter can be drawn. */
export type HasGlyph = (codePoint: number) => boolean;

const PLAIN: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u2007': '\u00a0',
  '\u202f': '\u00a0',
};

/**
 * A text of which every sign can be drawn: a letter of another script is replaced by a question mark, what is no letter,
 * such as a picture sign, is left out. Nobody's invoice shows empty boxes.
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
  // Marks that turn the direction of writing have glyphs of no width, and would deceive whoever reads.
  return !/\p{Cf}|\p{Co}|\p{Cs}/u.test(sign) && hasGlyph(sign.codePointAt(0) ?? 0);
}

/** A text with each word of one letter kept beside the next, as Polish typesetters do. */
export function kept(text: string): string {
  return text.replace(/(?<=^|[\s(„])(\p{L}) (?=\S)/gu, '$1\u00a0');
}
