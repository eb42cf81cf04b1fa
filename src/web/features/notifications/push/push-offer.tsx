import { useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { useStored, writeStored } from '../../../lib/storage/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { turnPushOn, usePushState } from './push.ts';

const LATER_KEY = 'push_offer';

/**
 * Offers push notifications once; renders nothing where they are unsupported, on, or declined. Needs the messages
 * `inbox.`.
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
    <aside aria-labelledby="push-offer" className={`rounded-card bg-primary-soft p-4 text-sm ${className}`}>
      <div className="flex gap-3">
        <Icon name="bell" className="mt-0.5 shrink-0 text-primary-strong" />
        <div className="min-w-0">
          <p id="push-offer" className="font-bold text-ink">
            {t('inbox.push.offer')}
          </p>
          <p className="mt-0.5 text-ink">{t('inbox.push.how')}</p>
          {trouble === 'failed' && (
            <p role="alert" className="mt-2 font-semibold text-danger">
              {t('inbox.push.failed')}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" busy={trouble === 'busy'} onClick={() => void accept()}>
              {t('inbox.push.turnOn')}
            </Button>
            <Button size="sm" variant="quiet" onClick={decline}>
              {t('inbox.push.later')}
            </Button>
          </div>
        </div>
      </div>
    </aside>
  );
}
