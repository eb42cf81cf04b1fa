import { useState } from 'react';
import type { Session } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText } from '../../../../lib/remote/failure-text.ts';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { endOtherSessions, endSession } from '../calls.ts';

export interface SessionsCardProps {
  sessions: readonly Session[];
  onSessions: (sessions: readonly Session[]) => void;
}

/** The user's sessions; revokes one, or all others at once. */
export function SessionsCard({ sessions, onSessions }: SessionsCardProps) {
  const t = useT();
  const [busy, setBusy] = useState<number | 'others' | null>(null);

  async function end(which: number | 'others'): Promise<void> {
    setBusy(which);
    try {
      if (which === 'others') await browserApi().call(endOtherSessions);
      else await browserApi().call(endSession, { params: { id: which } });
      onSessions(sessions.filter(({ id, current }) => current || (which !== 'others' && id !== which)));
      showToast({
        tone: 'success',
        title: t(which === 'others' ? 'panel.sessions.othersEnded' : 'panel.sessions.ended'),
      });
    } catch (error) {
      showToast({ tone: 'error', title: t('panel.form.failed'), description: failureText(error, t) });
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="card">
      <ul className="divide-y divide-line">
        {[...sessions]
          .sort((one, other) => Number(other.current) - Number(one.current))
          .map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={busy === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
      </ul>
      {sessions.length > 1 && (
        <div className="border-t border-line p-4">
          <Button
            variant="secondary"
            icon="log-out"
            size="sm"
            busy={busy === 'others'}
            onClick={() => void end('others')}
            className="max-sm:w-full"
          >
            {t('panel.sessions.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}

const ON_PHONE = /Android|iPhone|iPad/;

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useT();
  const { device, lastUsedAt, createdAt, strong, current } = session;
  const name = device || t('panel.sessions.unknown');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <Icon name={ON_PHONE.test(device) ? 'phone' : 'monitor'} className="text-muted" size={24} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {current && <Badge tone="success">{t('panel.sessions.current')}</Badge>}
          {strong && (
            <Badge tone="info" icon="shield-check">
              {t('panel.sessions.strong')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {!current && (
            <>
              {t('panel.sessions.used')} <TimeLabel moment={lastUsedAt} />
              {' · '}
            </>
          )}
          {t('panel.sessions.since')} <TimeLabel moment={createdAt} />
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          onClick={onEnd}
          aria-label={t('panel.sessions.endNamed', { device: name })}
        >
          {t('panel.sessions.end')}
        </Button>
      )}
    </li>
  );
}
