import { useT } from '../../../../lib/i18n.tsx';
import { SHORTCUTS_KEY } from '../../../../lib/staff/keys/use-shortcuts.ts';
import { useStored, writeStored } from '../../../../lib/storage/stored-value.ts';
import { CheckboxInput } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

const KEYS = [
  ['j', 'desk.keys.down'],
  ['k', 'desk.keys.up'],
  ['Enter', 'desk.keys.open'],
  ['t', 'desk.keys.take'],
  ['d', 'desk.keys.decide'],
  ['n', 'desk.keys.next'],
  ['u', 'desk.keys.back'],
  ['?', 'desk.keys.help'],
] as const;

/** The single-key shortcuts, and a switch to disable them. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const t = useT();
  const isOn = useStored(SHORTCUTS_KEY) !== 'off';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('desk.keys.title')}
      description={t('desk.keys.text')}
      closeLabel={t('frame.close')}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {KEYS.map(([key, id]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-field border border-line-strong bg-linen px-2 py-0.5 text-center font-mono text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
      <CheckboxInput
        className="mt-5"
        label={t('desk.keys.on')}
        checked={isOn}
        onChange={(event) => writeStored(SHORTCUTS_KEY, event.currentTarget.checked ? null : 'off')}
      />
    </Dialog>
  );
}
