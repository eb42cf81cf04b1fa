import type { ListQuery } from '#contract/listings/query.ts';
import { tagsAskedFor } from '#contract/listings/query.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { StoredQuery } from './queries.ts';

const NAME_LENGTH = 80;
const MAX_TAGS = 2;

/** A name for a search, derived from its query: `miód, do 40 zł, Nowy Sącz`. At most 80 characters. */
export function nameOf(kindId: KindId, { asked, place }: StoredQuery, locale: Locale): string {
  const say = getTranslator(locale);
  const kind = getKind(kindId);
  const category = asked.category ? categoriesById.get(asked.category) : undefined;
  const parts = [
    asked.q ?? '',
    category ? say(`category.${category.key}` as MessageId) : '',
    ...tagsAskedFor(kind, asked)
      .slice(0, MAX_TAGS)
      .map((tag) => say(`tag.${tag}` as MessageId)),
    priceText(asked, locale),
    place?.name ?? '',
  ].filter(Boolean);
  const name = parts.length > 0 ? parts.join(', ') : say(`kind.${kindId}.many` as MessageId);
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…`;
}

function priceText({ price_from: from, price_to: to }: ListQuery, locale: Locale): string {
  const say = getTranslator(locale);
  const format = new Intl.NumberFormat(LOCALES[locale].formats, { maximumFractionDigits: 2 });
  if (from !== undefined && to !== undefined) return `${format.format(from)}–${format.format(to)}\u00a0zł`;
  if (to !== undefined) return say('savedSearches.upTo', { price: format.format(to) });
  return from === undefined ? '' : say('savedSearches.atLeast', { price: format.format(from) });
}
