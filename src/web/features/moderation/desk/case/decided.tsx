import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CaseLine, ModerationCase, PastDecision } from '#contract/moderation/cases.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useShortcuts } from '../../../../lib/staff/keys/use-shortcuts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { listCases } from '../calls.ts';
import { caseHref, type QueueView, queueBehind, queueHref, queueQuery } from '../places.ts';
import { PastDecisionItem } from './past-decision.tsx';

export interface DecidedProps {
  value: ModerationCase;
  decision: PastDecision;
  /** Decided here and now: offers what comes next. */
  isNew: boolean;
  onLifted: () => Promise<void>;
}

/** The decision, and a link to the next case. */
export function Decided({ value, decision, isNew, onLifted }: DecidedProps) {
  const t = useT();
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) news.current?.focus();
  }, [isNew]);
  return (
    <>
      {isNew && (
        <div
          ref={news}
          tabIndex={-1}
          role="status"
          className="mb-4 flex gap-3 rounded-field bg-success-soft p-3 outline-none"
        >
          <Icon name="circle-check" className="mt-0.5 text-success" />
          <p>{t(decision.action === 'dismiss' ? 'desk.decided.dismissed' : 'desk.decided.told')}</p>
        </div>
      )}
      <PastDecisionItem decision={decision} isInCase onLifted={onLifted} />
      {isNew && <NextCase caseId={value.id} />}
    </>
  );
}

/** The first unassigned case of the queue that the moderator came from. */
function NextCase({ caseId }: { caseId: number }) {
  const t = useT();
  const { state } = useLocation();
  const navigate = useNavigate();
  const view = queueBehind(state);
  const next = useNextCase(caseId, view);
  const href = next ? caseHref(next.id) : queueHref(view);
  const back = { queue: new URL(queueHref(view), location.origin).search };
  useShortcuts({ n: () => void navigate(href, { state: back }) });
  if (next === undefined) return null;
  return (
    <div className="mt-5 flex flex-col gap-2">
      <LinkButton to={href} state={back} iconEnd="arrow-right" className="w-full">
        {t(next ? 'desk.next' : 'desk.next.none')}
      </LinkButton>
      {next && <p className="truncate text-center text-sm text-muted">{next.target.title}</p>}
    </div>
  );
}

/** Undefined while loading; null when there is none. */
function useNextCase(caseId: number, view: QueueView): CaseLine | null | undefined {
  const [next, setNext] = useState<CaseLine | null>();
  const session = useSession();
  const myId = session ? session.id : 0;
  const query = queueQuery({ ...view, tab: view.tab === 'decided' ? 'open' : view.tab, page: 1 });
  const asked = JSON.stringify(query);
  useEffect(() => {
    let isCurrent = true;
    const isFree = ({ id, takenBy }: CaseLine) => id !== caseId && (!takenBy || takenBy.id === myId);
    browserApi()
      .call(listCases, { query: JSON.parse(asked) })
      .then(
        ({ items }) => isCurrent && setNext(items.find(isFree) ?? null),
        () => isCurrent && setNext(null),
      );
    return () => {
      isCurrent = false;
    };
  }, [caseId, asked, myId]);
  return next;
}
