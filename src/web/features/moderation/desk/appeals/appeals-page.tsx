import { useSearchParams } from 'react-router';
import type { AppealLine } from '#contract/moderation/cases.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../../lib/remote/use-fresh-on-return.ts';
import { useKeptRemote } from '../../../../lib/remote/use-kept-remote.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import { type AppealsPage as AppealsAnswer, listAppeals } from '../calls.ts';
import { DeskPart } from '../desk-part.tsx';
import { DeskShell } from '../desk-shell.tsx';
import { APPEALS_PATH, listHref, listViewOf } from '../places.ts';
import { useDeskCounts } from '../use-desk.ts';
import { AppealCard } from './appeal-card.tsx';

const STATES = ['open', 'decided'] as const;

/** Pending or decided appeals. */
export function AppealsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const view = listViewOf(search);
  const counts = useDeskCounts();
  const remote = useKeptRemote<AppealsAnswer>(`desk:appeals:${listHref(APPEALS_PATH, view)}`, () =>
    browserApi().call(listAppeals, { query: view }),
  );
  useFreshOnReturn(remote.reload);
  // Keeps appeals answered here visible, although the list of pending ones no longer has them.
  const follow = (page: AppealsAnswer, answered?: AppealLine) => {
    if (!answered) void remote.reload();
    else remote.write({ ...page, items: page.items.map((each) => (each.id === answered.id ? answered : each)) });
    void counts.reload();
  };
  return (
    <DeskShell tab="appeals" lead={t('desk.lead.appeals')}>
      <nav aria-label={t('desk.filters')} className="mb-4">
        <ul className="flex gap-2">
          {STATES.map((state) => (
            <li key={state}>
              <Chip to={listHref(APPEALS_PATH, { state })} selected={state === view.state}>
                {t(`desk.appeals.${state}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <DeskPart remote={remote}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState ornament="rosette" title={t(`desk.appeals.empty.${view.state}`)}>
              {t(`desk.appeals.emptyText.${view.state}`)}
            </EmptyState>
          ) : (
            <>
              <ul className="flex flex-col gap-5">
                {page.items.map((appeal) => (
                  <li key={appeal.id}>
                    <AppealCard appeal={appeal} onDecided={(answered) => follow(page, answered)} />
                  </li>
                ))}
              </ul>
              <Pagination
                className="mt-6"
                page={page.page}
                pageCount={page.pageCount}
                hrefOf={(number) => listHref(APPEALS_PATH, { ...view, page: number })}
                labels={{
                  navigation: t('list.pagination'),
                  previous: t('list.previous'),
                  next: t('list.next'),
                  page: (number) => t('list.pageNumber', { page: number }),
                }}
              />
            </>
          )
        }
      </DeskPart>
    </DeskShell>
  );
}
