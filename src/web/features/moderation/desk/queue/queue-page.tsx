import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../../lib/remote/use-kept-remote.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useListKeys } from '../../../../lib/staff/keys/use-list-keys.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { listCases, type QueuePage as QueueAnswer } from '../calls.ts';
import { DeskPart } from '../desk-part.tsx';
import { DeskShell } from '../desk-shell.tsx';
import { type QueueView, queueHref, queueQuery, queueViewOf } from '../places.ts';
import { useDeskCounts } from '../use-desk.ts';
import { CaseRow } from './case-row.tsx';
import { QueueFilters } from './queue-filters.tsx';

/** Reported and flagged content: open, assigned to the moderator, or decided. */
export function QueuePage() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const view = queueViewOf(search);
  const remote = useKeptRemote<QueueAnswer>(`desk:queue:${queueHref(view)}`, () =>
    browserApi().call(listCases, { query: queueQuery(view) as never }),
  );
  const counts = useDeskCounts();
  const refresh = async () => {
    await Promise.all([remote.reload(), counts.reload()]);
  };
  useFreshOnReturn(remote.reload);
  return (
    <DeskShell
      tab={view.tab}
      lead={<Lead view={view} severe={counts.value?.severe ?? 0} />}
      action={
        <Button variant="quiet" size="sm" icon="rotate-cw" onClick={() => void refresh()}>
          {t('desk.refresh')}
        </Button>
      }
    >
      <QueueFilters view={view} />
      <DeskPart remote={remote}>
        {(page) => <Found view={view} page={page} isStale={remote.isStale} key={view.tab} />}
      </DeskPart>
    </DeskShell>
  );
}

function Lead({ view, severe }: { view: QueueView; severe: number }) {
  const { t } = useLanguage();
  return (
    <>
      {t(`desk.lead.${view.tab}`)}
      {view.tab === 'open' && severe > 0 && (
        <strong className="ms-1.5 font-bold text-danger">{t('desk.severe', { count: severe })}</strong>
      )}
    </>
  );
}

function Found({ view, page, isStale }: { view: QueueView; page: QueueAnswer; isStale: boolean }) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const session = useSession();
  useListKeys(list);
  if (page.items.length === 0) return <Nothing view={view} />;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {t('desk.found', { count: page.total })}
      </p>
      <ul
        ref={list}
        aria-label={t(`desk.tab.${view.tab}`)}
        className={`card divide-y divide-line overflow-hidden transition-opacity ${isStale ? 'opacity-60' : ''}`}
      >
        {page.items.map((line) => (
          <CaseRow key={line.id} line={line} view={view} myId={session ? session.id : 0} />
        ))}
      </ul>
      <Pagination
        className="mt-6"
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={(number) => queueHref({ ...view, page: number })}
        labels={{
          navigation: t('list.pagination'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.pageNumber', { page: number }),
        }}
      />
    </>
  );
}

/** The queue is empty, or has no match for the filters. */
function Nothing({ view }: { view: QueueView }) {
  const { t } = useLanguage();
  const isNarrow = view.type !== null || view.source !== null;
  return (
    <EmptyState
      className="py-6"
      ornament={isNarrow ? 'basket' : 'rooster-pair'}
      title={t(isNarrow ? 'desk.empty.narrow' : `desk.empty.${view.tab}`)}
      action={
        isNarrow || view.tab !== 'open' ? (
          <LinkButton to={queueHref(isNarrow ? { tab: view.tab } : {})} variant="secondary">
            {t(isNarrow ? 'desk.empty.all' : 'desk.empty.toQueue')}
          </LinkButton>
        ) : undefined
      }
    >
      {t(isNarrow ? 'desk.empty.narrowText' : `desk.empty.${view.tab}Text`)}
    </EmptyState>
  );
}
