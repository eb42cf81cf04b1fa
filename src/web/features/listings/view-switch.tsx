import { useT } from '../../lib/i18n.tsx';
import { LIST_VIEW_KEY } from '../../lib/storage/keys.ts';
import { useStored, writeStored } from '../../lib/storage/stored-value.ts';
import { Icon } from '../../ui/icon.tsx';

/** On phones: cards in two columns or in rows. The choice is stored; the head script applies it before first paint. */
export function ViewSwitch() {
  const t = useT();
  const isRows = useStored(LIST_VIEW_KEY) === 'rows';
  function toggle(): void {
    writeStored(LIST_VIEW_KEY, isRows ? null : 'rows');
    if (isRows) delete document.documentElement.dataset.list;
    else document.documentElement.dataset.list = 'rows';
  }
  return (
    <button type="button" className="view-switch" aria-pressed={isRows} aria-label={t('list.rows')} onClick={toggle}>
      <Icon name="list" />
      <Icon name="layout-grid" />
    </button>
  );
}
