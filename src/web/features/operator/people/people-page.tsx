import { useSearchParams } from 'react-router';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useKeptRemote } from '../../../lib/remote/use-kept-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../../lib/staff/staff-page.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { listPeople, type PeoplePage as PeopleAnswer } from '../calls.ts';
import { Pager } from '../pager.tsx';
import { type PeopleView, peopleHref, peopleViewOf, queryOf } from '../places.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PersonRow } from './person-row.tsx';

/** All accounts, the newest first. */
export function PeoplePage() {
  const t = useT();
  const [search] = useSearchParams();
  const view = peopleViewOf(search);
  const remote = useKeptRemote<PeopleAnswer>(`operator:${peopleHref(view)}`, () =>
    browserApi().call(listPeople, { query: queryOf(view) as never }),
  );
  return (
    <StaffPage page="people" title={t('operator.nav.people')} lead={t('operator.people.lead')}>
      <PeopleFilters view={view} />
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {(page) => <Found view={view} page={page} isStale={remote.isStale} />}
      </AdminPart>
    </StaffPage>
  );
}

function Found({ view, page, isStale }: { view: PeopleView; page: PeopleAnswer; isStale: boolean }) {
  const t = useT();
  if (page.items.length === 0) {
    return (
      <EmptyState
        className="py-6"
        title={t('operator.people.empty')}
        action={
          <LinkButton to={peopleHref()} variant="secondary">
            {t('operator.people.all')}
          </LinkButton>
        }
      >
        {t('operator.people.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        aria-label={t('operator.nav.people')}
        className={classNames('card divide-y divide-line overflow-hidden transition-opacity', isStale && 'opacity-60')}
      >
        {page.items.map((person) => (
          <PersonRow key={person.id} person={person} view={view} />
        ))}
      </ul>
      <Pager
        first={view.before ? peopleHref({ ...view, before: '' }) : null}
        next={page.next === null ? null : peopleHref({ ...view, before: String(page.next) })}
      />
    </>
  );
}
