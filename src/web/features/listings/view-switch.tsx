import { useRef } from 'react';
import { useEarlyPress } from '../../lib/early-press.ts';
import { useT } from '../../lib/i18n.tsx';
import { LIST_VIEW_KEY } from '../../lib/storage/keys.ts';
import { useStored, writeStored } from '../../lib/storage/stored-value.ts';
import { Icon } from '../../ui/icon.tsx';

/** On phones: cards in two columns or in rows. The choice is stored; the head script applies it before first paint. */
export function ViewSwitch() {
  const t = useT();
  const isRows = useStored(LIST_VIEW_KEY) === 'rows';
  const button = useRef<HTMLButtonElement>(null);
  useEarlyPress(button, toggle);
  return (
    <button
      ref={button}
      type="button"
      data-early
      className="view-switch"
      aria-pressed={isRows}
      aria-label={t('list.rows')}
      onClick={toggle}
    >
      <Icon name="list" />
      <Icon name="layout-grid" />
    </button>
  );
}

/** The document has the choice before the stored one is read. */
function toggle(): void {
  const { dataset } = document.documentElement;
  const wasRows = dataset.list === 'rows';
  writeStored(LIST_VIEW_KEY, wasRows ? null : 'rows');
  if (wasRows) delete dataset.list;
  else dataset.list = 'rows';
}
