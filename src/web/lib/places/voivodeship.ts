import type { MessageId, Translate } from '#i18n/message-id.ts';

/** A voivodeship's name without diacritics, as in message ids and the map: `łódzkie` → `lodzkie`. */
export function plainName(voivodeship: string): string {
  return voivodeship.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** "województwo lubelskie", in the page's language. */
export function voivodeshipText(voivodeship: string, t: Translate): string {
  return t('detail.voivodeship', { name: t(`voivodeship.${plainName(voivodeship)}` as MessageId) });
}
