import { getKind } from '#kinds/index.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { useT } from '../../../lib/i18n.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { tagsOfValues } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { Ticks, tagText } from './ticks.tsx';

/** The terms of sale with result counts; only where they make sense. They share the parameter of the tags. */
export function TermFields({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const chosen = tagsOfValues(kind, values);
  const inCategory = termsOf(kind, Number(values.category) || null);
  const terms = kind.terms.filter((term) => inCategory.includes(term) || chosen.includes(term));
  if (terms.length === 0) return null;
  return (
    <FieldGroup legend={t('tagGroup.terms')}>
      <Ticks name={kind.tagFilter.param} values={terms} chosen={chosen} counts={found.facets?.tags} textOf={tagText} />
    </FieldGroup>
  );
}
