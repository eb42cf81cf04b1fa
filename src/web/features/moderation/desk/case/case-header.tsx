import { useState } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useShortcuts } from '../../../../lib/staff/keys/use-shortcuts.ts';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useFocusedHeading } from '../../../../ui/use-focused-heading.ts';
import { takeCase } from '../calls.ts';
import { SeverityMark } from '../marks.tsx';
import { TARGET_ICONS } from '../places.ts';
import { useDeskCounts } from '../use-desk.ts';

export interface CaseHeaderProps {
  value: ModerationCase;
  /** Receives the updated case. */
  onCase: (value: ModerationCase) => void;
}

/** A case's subject, severity and assignee. */
export function CaseHeader({ value, onCase }: CaseHeaderProps) {
  const t = useT();
  const { id, target, severity, openedAt, decidedAt } = value;
  const heading = useFocusedHeading(id);
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-text">
        <h1 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
          {target.title || t(`target.${target.type}`)}
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.9375rem] text-muted">
          <Badge icon={TARGET_ICONS[target.type]}>{t(`target.${target.type}`)}</Badge>
          {!decidedAt && <SeverityMark severity={severity} />}
          <span>{t('desk.case.number', { id })}</span>
          <span className="inline-flex items-center gap-1.5">
            <Icon name="clock" size="1rem" />
            {t('desk.openedAt')} <TimeLabel moment={openedAt} />
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {!decidedAt && <Taking value={value} onCase={onCase} />}
        <a href="#decision" className="btn btn-secondary btn-sm lg:hidden">
          <Icon name="arrow-down" />
          {t('desk.case.toDecision')}
        </a>
      </div>
    </header>
  );
}

function Taking({ value, onCase }: CaseHeaderProps) {
  const t = useT();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const counts = useDeskCounts();
  const { takenBy, takenAt } = value;
  const isMine = takenBy !== null && session !== null && session !== false && takenBy.id === session.id;

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const { data } = await browserApi().call(takeCase, { params: { id: value.id }, body: { taken: !isMine } });
      onCase(data);
      void counts.reload();
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('desk.take.failed'), description: failureText(error, t) });
    }
    setBusy(false);
  }
  useShortcuts({ t: () => !isBusy && void take() });

  return (
    <>
      {takenBy && (
        <p className="text-[0.9375rem] text-muted">
          {isMine ? t('desk.takenByMe') : t('desk.takenBy', { name: takenBy.name })}
          {takenAt && (
            <>
              , <TimeLabel moment={takenAt} />
            </>
          )}
        </p>
      )}
      <Button
        size="sm"
        variant={takenBy ? 'secondary' : 'primary'}
        icon={isMine ? 'undo-2' : 'hand-heart'}
        busy={isBusy}
        onClick={() => void take()}
      >
        {t(isMine ? 'desk.take.back' : takenBy ? 'desk.take.over' : 'desk.take')}
      </Button>
    </>
  );
}
