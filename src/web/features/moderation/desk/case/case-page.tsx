import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../../lib/remote/use-fresh-on-return.ts';
import { type UsedRemote, useRemote } from '../../../../lib/remote/use-remote.ts';
import { useShortcuts } from '../../../../lib/staff/keys/use-shortcuts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { FolkStrip } from '../../../../ui/ornament.tsx';
import { Skeleton, SkeletonText } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { AppealCard } from '../appeals/appeal-card.tsx';
import { getCase } from '../calls.ts';
import { DeskPart } from '../desk-part.tsx';
import { ShortcutHelp } from '../keys/shortcut-help.tsx';
import { queueBehind, queueHref } from '../places.ts';
import { CaseHeader } from './case-header.tsx';
import { ContentPart } from './content-part.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FlagsPart } from './flags-part.tsx';
import { OwnerPart } from './owner-part.tsx';
import { ReportsPart } from './reports-part.tsx';

/** A case: the content, why it was reported or flagged, and the decision. */
export function CasePage({ id: text }: { id: string }) {
  const id = Number(text);
  const remote = useRemote<ModerationCase>(`desk:case:${id}`, () => browserApi().call(getCase, { params: { id } }));
  useFreshOnReturn(remote.reload);
  const isUnknown = isApiError(remote.error) && [400, 404].includes(remote.error.status);
  return (
    <div>
      <CaseBand />
      <div className="mx-auto max-w-page px-4 py-5 sm:px-6 lg:py-7">
        {isUnknown && remote.value === undefined ? (
          <NoSuchCase />
        ) : (
          <DeskPart remote={remote} skeleton={<CaseSkeleton />}>
            {(value) => <Case value={value} remote={remote} />}
          </DeskPart>
        )}
      </div>
    </div>
  );
}

function CaseBand() {
  const t = useT();
  const back = queueHref(queueBehind(useLocation().state));
  const navigate = useNavigate();
  useShortcuts({ u: () => void navigate(back) });
  return (
    <div className="bg-linen">
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <Link
          to={back}
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary hover:underline"
        >
          <Icon name="chevron-left" />
          {t('desk.case.back')}
        </Link>
        <ShortcutHelp />
      </div>
      <FolkStrip />
    </div>
  );
}

/** On wide screens, keeps the focus clear of the panel sticking to the bottom. */
const WHY = 'flex min-w-0 flex-col gap-6 lg:[&_:is(a,button,summary)]:scroll-mb-[26rem]';

function Case({ value, remote }: { value: ModerationCase; remote: UsedRemote<ModerationCase> }) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  useShortcuts({
    d: () => {
      panel.current?.scrollIntoView({ block: 'nearest' });
      panel.current?.querySelector<HTMLElement>('input, a, button')?.focus();
    },
  });
  return (
    <>
      <CaseHeader value={value} onCase={remote.write} />
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <ContentPart value={value} />
        <div className="flex h-full min-w-0 flex-col gap-8">
          <div className={WHY}>
            <ReportsPart value={value} />
            <FlagsPart value={value} />
            <OwnerPart value={value} onChanged={remote.reload} />
            {value.appeals.length > 0 && (
              <section aria-labelledby="case-appeals">
                <h2 id="case-appeals" className="mb-3 text-subheading">
                  {t('desk.tab.appeals')}
                </h2>
                {value.appeals.map((appeal) => (
                  <AppealCard key={appeal.id} appeal={appeal} isInCase onDecided={() => void remote.reload()} />
                ))}
              </section>
            )}
          </div>
          <DecisionPanel ref={panel} value={value} remote={remote} />
        </div>
      </div>
    </>
  );
}

function NoSuchCase() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      ornament="jug"
      title={t('desk.case.unknown')}
      action={<LinkButton to={queueHref()}>{t('desk.empty.toQueue')}</LinkButton>}
    >
      {t('desk.case.unknownText')}
    </EmptyState>
  );
}

function CaseSkeleton() {
  return (
    <span className="block">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="mt-3 h-5 w-1/2" />
      <span className="mt-7 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]">
        <span className="card block p-5">
          <SkeletonText lines={4} />
          <Skeleton className="mt-5 h-40 w-full rounded-field" />
        </span>
        <span className="card block p-5">
          <SkeletonText lines={6} />
        </span>
      </span>
    </span>
  );
}
