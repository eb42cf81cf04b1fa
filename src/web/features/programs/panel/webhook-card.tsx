import { Suspense, useState } from 'react';
import type { Webhook } from '#contract/programs/webhooks.ts';
import { useT } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { kindName } from './names.ts';
import { useDeliveries } from './use-deliveries.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

export interface WebhookCardProps {
  webhook: Webhook;
  onEdit: () => void;
  onTurn: (on: boolean) => Promise<boolean>;
  onRotate: () => void;
  onRemove: () => void;
}

/** A webhook: its URL, its events and its deliveries. */
export function WebhookCard({ webhook, onEdit, onTurn, onRotate, onRemove }: WebhookCardProps) {
  const t = useT();
  const [isTurning, setTurning] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const log = useDeliveries(webhook.id);
  const { url, disabledBy } = webhook;
  const turn = async () => {
    setTurning(true);
    await onTurn(disabledBy !== null);
    setTurning(false);
  };
  const ping = async () => {
    setLogOpen(true);
    await log.ping();
  };
  return (
    <Card as="article" className="flex flex-col gap-4 p-5 sm:p-6" aria-label={url}>
      <Head webhook={webhook} />
      {(disabledBy === 'failures' || disabledBy === 'gone') && (
        <Alert tone="warning" title={t('programs.webhooks.off')}>
          {t(disabledBy === 'gone' ? 'programs.webhooks.offGone' : 'programs.webhooks.offFailures')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" size="sm" icon="send" busy={log.isPinging} onClick={() => void ping()}>
          {t('programs.webhooks.ping')}
        </Button>
        <Button variant="secondary" size="sm" busy={isTurning} onClick={() => void turn()}>
          {t(disabledBy === null ? 'programs.webhooks.turnOff' : 'programs.webhooks.turnOn')}
        </Button>
        <Button variant="secondary" size="sm" icon="pencil" onClick={onEdit}>
          {t('programs.webhooks.edit')}
        </Button>
        <Asking
          label={t('programs.webhooks.rotate')}
          icon="rotate-cw"
          variant="primary"
          title={t('programs.webhooks.rotateTitle')}
          text={t('programs.webhooks.rotateText')}
          onConfirm={onRotate}
        />
        <Asking
          label={t('programs.webhooks.remove')}
          icon="trash-2"
          variant="danger"
          title={t('programs.webhooks.removeTitle')}
          text={t('programs.webhooks.removeText')}
          onConfirm={onRemove}
        />
      </div>
      <DeliveryLog log={log} isOpen={isLogOpen} onOpenChange={setLogOpen} />
    </Card>
  );
}

function Head({ webhook: { url, events, disabledBy, deliveredAt, oldSecretUntil } }: { webhook: Webhook }) {
  const t = useT();
  return (
    <div className="flex items-start gap-3 sm:gap-4">
      <Icon name="webhook" className="mt-0.5 text-muted" />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-bold wrap-anywhere">{url}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          <Badge tone={disabledBy === null ? 'success' : 'amber'}>
            {t(disabledBy === null ? 'programs.webhooks.isOn' : 'programs.webhooks.isOff')}
          </Badge>
          <span>
            {deliveredAt ? (
              <>
                {t('programs.webhooks.delivered')} <TimeLabel moment={deliveredAt} />
              </>
            ) : (
              t('programs.webhooks.nothingYet')
            )}
          </span>
        </p>
        {oldSecretUntil && (
          <p className="mt-1 text-sm text-muted">
            {t('programs.webhooks.oldSecret')} <TimeLabel moment={oldSecretUntil} />
          </p>
        )}
        <ul aria-label={t('programs.webhooks.events')} className="mt-2.5 flex flex-wrap gap-1.5">
          {events.map((event) => (
            <li key={event}>
              <Badge>{kindName(event, t)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface AskingProps {
  label: string;
  icon: 'rotate-cw' | 'trash-2';
  variant: 'primary' | 'danger';
  title: string;
  text: string;
  onConfirm: () => void;
}

/** A button whose action is confirmed first. */
function Asking({ label, icon, variant, title, text, onConfirm }: AskingProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" icon={icon} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={title}
            confirmLabel={label}
            cancelLabel={t('programs.cancel')}
            closeLabel={t('frame.close')}
            icon={icon}
            variant={variant}
            onConfirm={onConfirm}
            onClose={() => setAsking(false)}
          >
            {text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
