import type { Translate } from '#i18n/message-id.ts';
import { isTerm } from '#kinds/terms.ts';

/** The terms of sale among a listing's tags as texts. Without `free`, which the price shows. */
export function termTexts(tags: readonly string[], t: Translate): string[] {
  return tags.filter(isTerm).flatMap((term) => (term === 'free' ? [] : t(`tag.${term}`)));
}

/** A listing's tags without the terms of sale. */
export function withoutTerms(tags: readonly string[]): string[] {
  return tags.filter((tag) => !isTerm(tag));
}
