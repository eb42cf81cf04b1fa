import { useState } from 'react';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** A list's query in its canonical form. */
export interface ShownSearch {
  readonly kind: KindId;
  readonly query: string;
}

export interface SaveSearchProps {
  /** Null: nothing to save. */
  search: ShownSearch | null;
  /** The list is empty: offers to tell when something appears. */
  isForNothing?: boolean;
}

/** Saves a list's search: at once for the signed-in user, by an e-mail address for a visitor. */
export function SaveSearch({ search, isForNothing = false }: SaveSearchProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  if (!search) return null;
  const save = async (opener: HTMLElement) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { pressSave } = await import('./saving.tsx');
      await pressSave(search, opener);
    } catch {
      showToast({ tone: 'error', title: t('frame.error.offline') });
    }
    setBusy(false);
  };
  if (isForNothing) {
    return (
      <Button icon="bell" busy={isBusy} onClick={({ currentTarget }) => void save(currentTarget)}>
        {t('list.save.nothing')}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className={classNames('chip save-chip', isBusy && 'opacity-70')}
      aria-busy={isBusy || undefined}
      onClick={({ currentTarget }) => void save(currentTarget)}
    >
      {isBusy ? <Spinner /> : <Icon name="bell" />}
      <span className="max-sm:sr-only">{t('list.save.button')}</span>
    </button>
  );
}
