import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ListData } from './list-data.ts';

export interface FilterSheetProps {
  list: ListData;
  /** The number of results, in words. */
  totalText: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The filters on a phone. The list below updates at once; the button only closes the sheet. */
export function FilterSheet({ list, totalText, open, onOpenChange }: FilterSheetProps) {
  const t = useT();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('list.filters')}
      closeLabel={t('list.close')}
      footer={
        <Button className="w-full" onClick={() => onOpenChange(false)}>
          {t('list.show', { total: totalText })}
        </Button>
      }
    >
      {/* Options come and go with the results: keep the sheet's height. */}
      <div className="min-h-[60dvh]">
        <FilterForm list={list} quietButton />
      </div>
    </Sheet>
  );
}
