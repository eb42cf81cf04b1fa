import { useRef } from 'react';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useListKeys } from '../../../lib/staff/keys/use-list-keys.ts';
import { PersonMark } from '../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { kindName } from '../credential-texts.ts';
import { credentialCaseHref, credentialQueueHref } from './places.ts';
import type { CredentialQueueAnswer } from './use-credential-queue.ts';

type Line = CredentialQueueAnswer['items'][number];

/** Documents that wait for our team, the oldest first; `j` and `k` move along the rows. */
export function CredentialQueue({ page, isStale }: { page: CredentialQueueAnswer; isStale: boolean }) {
  const { t } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list);
  if (page.items.length === 0) {
    return (
      <EmptyState className="py-6" ornament="rosette" title={t('credentials.desk.empty')}>
        {t('credentials.desk.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {t('credentials.desk.found', { count: page.total })}
      </p>
      <ul
        ref={list}
        aria-label={t('credentials.title')}
        className={`card divide-y divide-line overflow-hidden transition-opacity ${isStale ? 'opacity-60' : ''}`}
      >
        {page.items.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </ul>
      <Pagination
        className="mt-6"
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={credentialQueueHref}
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

const ROW =
  'relative grid gap-x-5 gap-y-1 border-s-4 px-4 py-3 hover:bg-linen lg:grid-cols-[minmax(0,1fr)_14rem_13rem] lg:items-center has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:-outline-offset-3 has-[.card-link:focus-visible]:outline-focus';

function Row({ line: { id, kind, number, owner, waitingSince, answerBy, isLate } }: { line: Line }) {
  const { locale, t } = useLanguage();
  return (
    <li className={`${ROW} ${isLate ? 'border-s-danger' : 'border-s-transparent'}`}>
      <div className="min-w-0">
        <Link to={credentialCaseHref(id)} className="card-link block truncate font-bold">
          {kindName(kind, t)}
        </Link>
        <p className="truncate text-sm text-muted">{number}</p>
      </div>
      <PersonMark person={owner} className="text-[0.9375rem] font-semibold" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted lg:justify-end">
        <TimeLabel moment={waitingSince} />
        {isLate ? (
          <Badge tone="danger" icon="clock">
            {t('credentials.desk.late')}
          </Badge>
        ) : (
          <span>{t('credentials.desk.answerBy', { date: dateText(locale, answerBy) })}</span>
        )}
      </p>
    </li>
  );
}
