import { useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { useStored, writeStored } from '../../../lib/storage/stored-value.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { turnPushOn, usePushState } from './push.ts';

const LATER_KEY = 'push_offer';

/**
 * Offers push notifications once, in one line; renders nothing where they are unsupported, on, or declined. Needs the
 * messages `inbox.`.
 */
export function PushOffer({ className = '' }: { className?: string }) {
  const t = useT();
  const state = usePushState();
  const answer = useStored(LATER_KEY);
  const [trouble, setTrouble] = useState<'none' | 'busy' | 'failed'>('none');
  if (state !== 'off' || answer !== null) return null;

  const decline = () => writeStored(LATER_KEY, 'later');
  async function accept(): Promise<void> {
    setTrouble('busy');
    try {
      const choice = await turnPushOn();
      // Dismissing the browser's prompt counts as declining ours.
      if (choice === 'default') decline();
      setTrouble('none');
    } catch {
      setTrouble('failed');
    }
  }

  return (
    <aside aria-label={t('inbox.push.offer')} className={className}>
      <div className="flex items-center rounded-field bg-primary-soft text-sm">
        <Tooltip text={t('inbox.push.how')} side="bottom" align="start" className="min-w-0 flex-1">
          <button
            type="button"
            aria-busy={trouble === 'busy' || undefined}
            onClick={() => trouble !== 'busy' && void accept()}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-field px-3 text-start font-bold text-primary-strong hover:underline"
          >
            {trouble === 'busy' ? <Spinner /> : <Icon name="bell" />}
            {t('inbox.push.turnOn')}
          </button>
        </Tooltip>
        <IconButton icon="x" label={t('inbox.push.later')} onClick={decline} className="shrink-0" />
      </div>
      {trouble === 'failed' && (
        <p role="alert" className="px-3 py-2 text-sm font-semibold text-danger">
          {t('inbox.push.failed')}
        </p>
      )}
    </aside>
  );
}
