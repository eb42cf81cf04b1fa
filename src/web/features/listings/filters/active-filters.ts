import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { unitOf } from '../../../lib/kinds/quantity-unit.ts';
import { type ListValues, listedValues, rangeNames, tagsOfValues } from './list-address.ts';
import { type ListData, shownValues } from './list-data.ts';

/** An active filter: its text, and the query without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly text: string;
  readonly without: ListValues;
}

/** All active, valid filters in the order of the form. */
export function activeFilters(list: Omit<ListData, 'texts' | 'active'>, t: Translate): ActiveFilter[] {
  const { address, errors } = list;
  const values = shownValues(list);
  const kind = getKind(address.kindId);
  const filters: ActiveFilter[] = [];
  // A range is one filter: when one end is invalid, the other was not applied either.
  const add = (text: string, ...names: readonly string[]) => {
    if (names.some((name) => values[name]) && !names.some((name) => name in errors)) {
      filters.push({ key: names.join(), text, without: Object.fromEntries(names.map((name) => [name, ''])) });
    }
  };
  if (values.q) add(t('list.quoted', { words: values.q }), 'q');
  if (!address.ofCategory) add(categoryName(values.category, t), 'category');
  for (const tag of kind.tagFilter.param in errors ? [] : tagsOfValues(kind, values)) {
    const others = tagsOfValues(kind, values).filter((each) => each !== tag);
    filters.push({
      key: tag,
      text: t(`tag.${tag}` as MessageId),
      without: { [kind.tagFilter.param]: others.join(',') },
    });
  }
  for (const way of 'delivery' in errors ? [] : listedValues(values, 'delivery')) {
    const others = listedValues(values, 'delivery').filter((each) => each !== way);
    filters.push({ key: way, text: t(`delivery.way.${way}` as MessageId), without: { delivery: others.join(',') } });
  }
  for (const quantity of kind.quantities) {
    const [from, to] = rangeNames(quantity);
    add(
      `${t(`quantity.${quantity}`)}: ${rangeText(values[from], values[to], t)}\u00a0${unitOf(quantity, t)}`,
      from,
      to,
    );
  }
  if (kind.capabilities.schedule) {
    add(`${t('list.dates')}: ${rangeText(values.from, values.to, t)}`, 'from', 'to');
    add(t('list.past'), 'past');
  }
  if (values.town) add(townText(values, t), 'town', 'radius');
  add(t('list.checkedDocuments'), 'checked_documents');
  add(t('list.withPicture'), 'picture');
  return filters;
}

function categoryName(id: string | undefined, t: Translate): string {
  const category = categoriesById.get(Number(id));
  return category ? t(`category.${category.key}` as MessageId) : '';
}

function rangeText(from: string | undefined, to: string | undefined, t: Translate): string {
  if (from && to) return `${from} – ${to}`;
  return from ? t('list.rangeFrom', { from }) : t('list.rangeTo', { to: to ?? '' });
}

function townText({ town = '', radius }: ListValues, t: Translate): string {
  return radius && town ? t('list.within', { radius, town }) : town;
}
