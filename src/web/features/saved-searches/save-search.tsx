import { useRef, useState } from 'react';
import type { KindId } from '#kinds/index.ts';
import { useEarlyPress } from '../../lib/early-press.ts';
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
  const button = useRef<HTMLButtonElement>(null);
  const save = async () => {
    const opener = button.current;
    if (isBusy || !search || !opener) return;
    setBusy(true);
    try {
      const { pressSave } = await import('./saving.tsx');
      await pressSave(search, opener);
    } catch {
      showToast({ tone: 'error', title: t('frame.error.offline') });
    }
    setBusy(false);
  };
  useEarlyPress(button, () => void save());
  if (!search) return null;
  if (isForNothing) {
    return (
      <Button ref={button} data-early icon="bell" busy={isBusy} onClick={() => void save()}>
        {t('list.save.nothing')}
      </Button>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-early
      className={classNames('chip save-chip', isBusy && 'opacity-70')}
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
    >
      {isBusy ? <Spinner /> : <Icon name="bell" />}
      <span className="max-sm:sr-only">{t('list.save.button')}</span>
    </button>
  );
}
