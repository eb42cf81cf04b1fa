import { Suspense, useState } from 'react';
import type { DeskCatalogue } from '#contract/catalogue/catalogue.ts';
import { dateText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Acts } from './use-acts.ts';

const CreateDialog = lazyPart(
  () => import('./create-dialog.tsx'),
  (module) => module.CreateDialog,
);
const FileDialog = lazyPart(
  () => import('./file-dialog.tsx'),
  (module) => module.FileDialog,
);

export interface DeskBarProps {
  catalogue: DeskCatalogue;
  acts: Acts;
  onChoose: (id: number) => void;
}

/** The toolbar above the tree: creates a category, imports and exports the file, undoes the last change. */
export function DeskBar({ catalogue, acts, onChoose }: DeskBarProps) {
  const { t } = useLanguage();
  const [dialog, setDialog] = useState<'create' | 'file' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button icon="plus" onClick={() => setDialog('create')}>
        {t('catalogue.create')}
      </Button>
      <Button variant="secondary" icon="file-text" onClick={() => setDialog('file')}>
        {t('catalogue.file')}
      </Button>
      <LastChange catalogue={catalogue} acts={acts} />
      {dialog === 'create' && (
        <Suspense>
          <CreateDialog catalogue={catalogue} acts={acts} onChoose={onChoose} onClose={close} />
        </Suspense>
      )}
      {dialog === 'file' && (
        <Suspense>
          <FileDialog catalogue={catalogue} acts={acts} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function LastChange({ catalogue: { last }, acts }: Omit<DeskBarProps, 'onChoose'>) {
  const { locale, t } = useLanguage();
  if (!last) return null;
  const what = [t(`catalogue.act.${last.type}`), last.name].filter(Boolean).join(': ');

  async function undo(): Promise<void> {
    const { catalogue, faults } = await acts.run({ type: 'undo' });
    const [fault] = Object.values(faults);
    if (fault) showToast({ tone: 'error', title: t('catalogue.cannotUndo'), description: fault });
    if (catalogue) showToast({ tone: 'success', title: t('catalogue.undone') });
  }

  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted lg:ms-auto">
      <span className="min-w-0 wrap-anywhere">
        {what}{' '}
        <span className="whitespace-nowrap">
          ({dateText(locale, last.at)}, {timeText(locale, last.at)})
        </span>
      </span>
      <Button variant="quiet" icon="undo-2" busy={acts.isBusy} onClick={() => void undo()}>
        {t(last.type === 'undo' ? 'catalogue.redo' : 'catalogue.undo')}
      </Button>
    </p>
  );
}
