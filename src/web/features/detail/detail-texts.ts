import type { ListingDetail } from '#contract/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { plainName } from '../map/voivodeship.ts';

/** "województwo lubelskie", in the page's language. */
export function voivodeshipText(voivodeship: string, t: Translate): string {
  return t('detail.voivodeship', { name: t(`voivodeship.${plainName(voivodeship)}` as MessageId) });
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
