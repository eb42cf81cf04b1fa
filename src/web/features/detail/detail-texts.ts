import type { ListingDetail } from '#contract/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { plainName } from '../map/voivodeship.ts';

/** A step on the way to a listing, ready for the breadcrumbs and for search engines. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to a listing: its categories where the kind has them, else the kind's list. */
export function trailTo(listing: ListingDetail, t: Translate): TrailStep[] {
  const kind = getKind(listing.kind);
  const categories = categoryPath(listing.categoryId ?? 0);
  return [
    { name: t('list.home'), path: '/' },
    { name: t(`kind.${listing.kind}.many`), path: kind.paths.list },
    ...categories.map(({ id, key }) => ({ name: t(`category.${key}` as MessageId), path: `/category/${id}` })),
    { name: listing.title, path: `${kind.paths.detail}/${listing.id}` },
  ];
}

/** "województwo lubelskie", in the page's language. */
export function voivodeshipText(voivodeship: string, t: Translate): string {
  return t('detail.voivodeship', { name: t(`voivodeship.${plainName(voivodeship)}` as MessageId) });
}

/** Plain text as paragraphs of lines: an empty line parts paragraphs. */
export function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split('\n'))
    .filter(([first]) => first !== '');
}

/** Ties a lone letter ("z", "w", "i") to the word after it: Polish does not leave it at the end of a line. */
export function withTiedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu, '$1\u00a0');
}

/** An address that people may follow: of the web, nothing that runs. */
export function webAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** A detail as text; null where it is not there. */
export function textDetail({ details }: ListingDetail, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A detail of several values; none where it is not there. */
export function listDetail({ details }: ListingDetail, name: string): readonly string[] {
  const value = details[name];
  return Array.isArray(value) ? value : [];
}
