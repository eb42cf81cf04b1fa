import { useLayoutEffect, useRef, useState } from 'react';
import { useEarlyPress } from '../../lib/early-press.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ShownSearch } from './saved.ts';
import { SavedMenu } from './saved-menu.tsx';
import { useSaved } from './use-saved.ts';

export interface SaveSearchProps {
  /** Null: nothing to save. */
  search: ShownSearch | null;
  /** The list is empty: offers to notify the visitor when something appears. */
  isForNothing?: boolean;
}

/** Saves a list's search (visitors give an e-mail address), or shows that it is saved. */
export function SaveSearch({ search, isForNothing = false }: SaveSearchProps) {
  const saved = useSaved(search);
  const isSaved = saved !== null;
  const place = useRef<HTMLDivElement>(null);
  const wasSaved = useRef(isSaved);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // The pressed button was replaced: focuses its replacement.
    if (isPressed.current && wasSaved.current !== isSaved) {
      place.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      isPressed.current = false;
    }
    wasSaved.current = isSaved;
  }, [isSaved]);
  const notePress = () => {
    isPressed.current = true;
  };
  if (!search) return null;
  return (
    <div ref={place} className="contents">
      {saved ? (
        <SavedMenu saved={saved} isForNothing={isForNothing} onPress={notePress} />
      ) : (
        <SaveButton search={search} isForNothing={isForNothing} onPress={notePress} />
      )}
    </div>
  );
}

const FOCUSABLE = 'button, summary';

interface SaveButtonProps {
  search: ShownSearch;
  isForNothing: boolean;
  onPress: () => void;
}

function SaveButton({ search, isForNothing, onPress }: SaveButtonProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const save = async () => {
    const opener = button.current;
    if (isBusy || !opener) return;
    onPress();
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
