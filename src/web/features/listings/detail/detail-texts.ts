import type { ListingDetail } from '#contract/listings/listings.ts';

/** A safe http(s) URL from user input; null for any other scheme. */
export function webAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** A string detail; null when missing. */
export function textDetail({ details }: ListingDetail, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A list detail; empty when missing. */
export function listDetail({ details }: ListingDetail, name: string): readonly string[] {
  const value = details[name];
  return Array.isArray(value) ? value : [];
}
