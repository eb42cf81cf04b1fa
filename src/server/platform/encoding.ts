export type Encoding = 'br' | 'gzip';

/** The compression that a client accepts, by its `Accept-Encoding`; null for none. */
export function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const codings = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(codings)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(codings) ? 'gzip' : null;
}
