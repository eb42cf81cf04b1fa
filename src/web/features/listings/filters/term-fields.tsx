import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { useT } from '../../../lib/i18n.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { tagsOfValues } from './list-address.ts';
import type { ListData } from './list-data.ts';

/** The terms of sale with result counts; only where they make sense. They share the parameter of the tags. */
export function TermFields({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const chosen = tagsOfValues(kind, values);
  const inCategory = termsOf(kind, Number(values.category) || null);
  const terms = kind.terms.filter((term) => inCategory.includes(term) || chosen.includes(term));
  if (terms.length === 0) return null;
  const counts = found.facets?.tags;
  return (
    <FieldGroup legend={t('tagGroup.terms')}>
      <div className="ticks">
        {terms.map((term) => (
          <label key={term}>
            <input
              type="checkbox"
              className="tick"
              name={kind.tagFilter.param}
              value={term}
              defaultChecked={chosen.includes(term)}
            />
            <span>{t(`tag.${term}` as MessageId)}</span>
            {counts && <span className="count">{counts[term] ?? 0}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
