import type { MouseEvent, ReactNode } from 'react';
import { timeText } from '../../../../lib/format.ts';
import { useLanguage, useT } from '../../../../lib/i18n.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { discardMessage, resendMessage, type ThreadItem } from '../../inbox/thread.ts';
import type { Mark } from './group-rows.ts';

type Pending = Extract<ThreadItem, { kind: 'pending' }>;

/** Below a group of messages: when the last was written, and the status of an own one. */
export function MessageTime({ moment, isShown, mark }: { moment: string; isShown: boolean; mark: Mark | null }) {
  const { locale, t } = useLanguage();
  return (
    <Line>
      {isShown && (
        // Screen readers get the time before the message.
        <time dateTime={moment} aria-hidden="true">
          {timeText(locale, moment)}
        </time>
      )}
      {mark && (
        <Step icon={mark === 'read' ? 'check-check' : 'check'} isDone={mark === 'read'}>
          {t(`chat.thread.${mark}`)}
        </Step>
      )}
    </Line>
  );
}

/** Below a pending or failed message. */
export function PendingStatus({ item }: { item: Pending }) {
  const t = useT();
  if (item.status === 'failed') return <Failed item={item} />;
  return (
    <Line>
      <Step icon={item.status === 'sending' ? 'send' : 'clock'}>{t(`chat.thread.${item.status}`)}</Step>
    </Line>
  );
}

function Failed({ item: { clientId, error } }: { item: Pending }) {
  const t = useT();
  // The buttons disappear after their action; return keyboard focus to the messages.
  const act = (run: (clientId: string) => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
    run(clientId);
  };
  return (
    <div role="alert" className="mt-1 mb-2 flex max-w-[min(26rem,100%)] flex-col items-end px-1 text-sm">
      <p className="flex items-start gap-1.5 font-semibold text-balance text-danger">
        <Icon name="circle-alert" size={18} className="mt-px" />
        <span>
          {t('chat.thread.failed')} {error}
        </span>
      </p>
      <p className="flex flex-wrap justify-end gap-x-5">
        <button type="button" className="link tap min-h-8" onClick={act(resendMessage)}>
          {t('chat.thread.resend')}
        </button>
        <button type="button" className="link tap min-h-8" onClick={act(discardMessage)}>
          {t('chat.thread.discard')}
        </button>
      </p>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1 flex min-h-5 items-center gap-2 px-1.5 text-[0.8125rem] leading-5 text-muted tabular-nums">
      {children}
    </p>
  );
}

function Step({ icon, isDone, children }: { icon: IconName; isDone?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name={icon} size={15} className={isDone ? 'text-primary' : undefined} />
      {children}
    </span>
  );
}
