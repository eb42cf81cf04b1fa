import { type RefObject, useMemo } from 'react';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput } from '../../../ui/choices.tsx';
import { CategoryField } from './category-field.tsx';
import { DateFields } from './date-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { type ListData, shownValues } from './list-data.ts';
import { FirstQuantity, OtherQuantities } from './quantity-fields.tsx';
import { TagFields } from './tag-fields.tsx';
import { TermFields } from './term-fields.tsx';
import { TownFields } from './town-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';

export interface FilterFormProps {
  list: ListData;
  /** Results update beside the form, so its button is not needed. */
  quietButton?: boolean;
  /** Input made before hydration, applied as soon as the form is hydrated. */
  early?: RefObject<FormData | null>;
}

/** The filters of a kind's list. A plain GET form without JavaScript; with it, changes apply as they are made. */
export function FilterForm({ list: asked, quietButton, early }: FilterFormProps) {
  const t = useT();
  const list = useMemo(() => ({ ...asked, values: shownValues(asked) }), [asked]);
  const { address, values, found } = list;
  const kind = getKind(address.kindId);
  const carried = ['q', 'sort', ...(address.keep ?? [])].filter((name) => values[name]);
  return (
    <form
      {...useFilterForm(address, values, early)}
      method="get"
      action={address.ofCategory ? kind.paths.list : address.path}
      className="flex flex-col gap-6"
    >
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      {kind.capabilities.categories && <CategoryField list={list} />}
      {kind.capabilities.schedule && <DateFields list={list} />}
      <TownFields list={list} />
      <FirstQuantity list={list} />
      <TermFields list={list} />
      <DeliveryFields list={list} />
      <TagFields list={list} />
      <OtherQuantities list={list} />
      <CheckboxInput
        name="checked_documents"
        value="1"
        defaultChecked={values.checked_documents === '1'}
        label={<WithCount text={t('list.checkedDocuments')} count={found.facets?.checkedDocuments} />}
        hint={t('list.checkedDocumentsHint')}
      />
      <CheckboxInput
        name="picture"
        value="1"
        defaultChecked={values.picture === '1'}
        label={<WithCount text={t('list.withPicture')} count={found.facets?.withPicture} />}
      />
      <Button type="submit" icon="search" className={quietButton ? 'sr-only focus:not-sr-only' : undefined}>
        {t('list.apply')}
      </Button>
    </form>
  );
}

/** An option with the number of listings it would leave. */
export function WithCount({ text, count }: { text: string; count?: number }) {
  return (
    <>
      {text} {count !== undefined && <span className="count">({count})</span>}
    </>
  );
}
