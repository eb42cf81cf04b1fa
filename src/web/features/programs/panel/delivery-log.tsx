import { useEffect, useState } from 'react';
import type { Delivery } from '#contract/programs/webhooks.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { kindName, resultText } from './names.ts';
import type { UsedDeliveries } from './use-deliveries.ts';

export interface DeliveryLogProps {
  log: UsedDeliveries;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The deliveries of a webhook; loaded when the log is opened. */
export function DeliveryLog({ log, isOpen, onOpenChange }: DeliveryLogProps) {
  const t = useT();
  return (
    <details
      className="disclosure border-t border-line"
      open={isOpen}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary>
        {t('programs.log.title')}
        <Icon name="chevron-down" className="text-muted" />
      </summary>
      {isOpen && <Rows log={log} />}
    </details>
  );
}

function Rows({ log: { items, hasMore, error, load, loadMore, sendAgain } }: { log: UsedDeliveries }) {
  const t = useT();
  useEffect(() => void load(), []);
  if (error !== undefined) {
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" size="sm" onClick={() => void load()}>
            {t('panel.failed.again')}
          </Button>
        }
      >
        {failureText(error, t)}
      </Alert>
    );
  }
  if (!items) return <Spinner />;
  if (items.length === 0) return <p className="text-muted">{t('programs.log.none')}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-muted">{t('programs.log.lead')}</p>
      <ul aria-label={t('programs.log.title')} className="w-full divide-y divide-line border-y border-line">
        {items.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onSendAgain={() => sendAgain(delivery)} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" size="sm" onClick={() => void loadMore()}>
          {t('programs.log.more')}
        </Button>
      )}
    </div>
  );
}

const STATES = {
  delivered: { icon: 'circle-check', className: 'text-success' },
  waiting: { icon: 'clock', className: 'text-muted' },
  failed: { icon: 'circle-x', className: 'text-danger' },
} as const;

function Row({ delivery, onSendAgain }: { delivery: Delivery; onSendAgain: () => Promise<void> }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const { kind, state, happenedAt, tries, nextTryAt, body, durationMs } = delivery;
  const name = kindName(kind, t);
  const { icon, className } = STATES[state];
  const sendAgain = async () => {
    setBusy(true);
    await onSendAgain();
    setBusy(false);
  };
  return (
    <li>
      <details className="disclosure">
        <summary className="gap-3">
          <Icon name={icon} className={className} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <TimeLabel moment={happenedAt} className="text-sm font-normal text-muted" />
            </span>
            <span className="block text-sm font-normal text-muted">
              {resultText(delivery, t)}
              {tries > 1 && ` · ${t('programs.delivery.tries', { count: tries })}`}
              {state === 'waiting' && nextTryAt && tries > 0 && (
                <>
                  {` · ${t('programs.delivery.next')} `}
                  <TimeLabel moment={nextTryAt} />
                </>
              )}
            </span>
          </span>
          <Icon name="chevron-down" className="text-muted" />
        </summary>
        <div className="flex flex-col items-start gap-3 pb-4">
          <pre className="w-full overflow-x-auto rounded-field bg-linen p-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {JSON.stringify(JSON.parse(body), null, 2)}
          </pre>
          {durationMs !== null && (
            <p className="text-sm text-muted">{t('programs.delivery.duration', { ms: durationMs })}</p>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon="send"
            busy={isBusy}
            aria-label={t('programs.delivery.againNamed', { name })}
            onClick={() => void sendAgain()}
          >
            {t('programs.delivery.again')}
          </Button>
        </div>
      </details>
    </li>
  );
}
