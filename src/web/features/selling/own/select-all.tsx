import type { Ref } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import type { OwnPage } from './calls.ts';
import type { Selection } from './use-selection.ts';

export interface SelectAllProps {
  page: OwnPage;
  selection: Selection;
  /** Of the text, which can be focused. */
  ref: Ref<HTMLParagraphElement>;
}

/** The head of the list: selects the whole page, and shows the counts. */
export function SelectAll({ page: { items, total }, selection, ref }: SelectAllProps) {
  const t = useT();
  const selectedCount = items.filter(selection.has).length;
  const isAll = selectedCount === items.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 sm:px-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="tick indeterminate:border-primary indeterminate:bg-primary-soft"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selectedCount > 0 && !isAll;
          }}
          onChange={(event) => selection.put(items, event.currentTarget.checked)}
        />
        {t('selling.selectAll')}
      </label>
      <p ref={ref} tabIndex={-1} role="status" className="text-muted outline-none">
        {t('selling.shown', { shown: items.length, total })}
      </p>
    </div>
  );
}
