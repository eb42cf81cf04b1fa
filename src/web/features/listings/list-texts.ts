import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById, categoryPath, hasIntroduction } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import type { ListAddress, ListValues } from './filters/list-address.ts';
import type { ListTexts } from './filters/list-data.ts';

/** A list's title and its breadcrumbs: by its search words, else its category, else its kind. */
export function listTexts({ address, values }: { address: ListAddress; values: ListValues }, t: Translate): ListTexts {
  const kind = getKind(address.kindId);
  const category = categoriesById.get(Number(values.category));
  const place = category?.parentId
    ? t(`category.${category.key}` as MessageId)
    : t(`kind.${kind.id}.many` as MessageId);
  return {
    title: values.q ? t('list.resultsFor', { words: values.q }) : place,
    crumbs: crumbsOf(address, values, t),
  };
}

/** A list's introduction for search engines: by its kind or category; a root category has its own. */
export function listLead({ address, values }: { address: ListAddress; values: ListValues }, t: Translate): string {
  const category = categoriesById.get(Number(values.category));
  if (!category?.parentId) return t(`list.lead.${address.kindId}` as MessageId);
  const name = t(`category.${category.key}` as MessageId);
  return hasIntroduction(category.id)
    ? t(`category.${category.key}.hint` as MessageId)
    : t('list.lead.category', { name });
}

function crumbsOf({ kindId }: ListAddress, values: ListValues, t: Translate): ListTexts['crumbs'] {
  const kind = getKind(kindId);
  const trail = [
    { label: t('list.home'), to: '/' },
    { label: t(`kind.${kind.id}.many` as MessageId), to: kind.paths.list },
    ...categoryPath(Number(values.category)).map(({ id, key }) => ({
      label: t(`category.${key}` as MessageId),
      to: `/category/${id}`,
    })),
  ];
  return trail.map(({ label, to }, index) => (index === trail.length - 1 ? { label } : { label, to }));
}
