import { useLocation } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { PersonDetail } from '#contract/operator/people.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../../lib/remote/use-fresh-on-return.ts';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { BackLink } from '../../../lib/staff/admin/back-link.tsx';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { getPerson } from '../calls.ts';
import { peopleBehind, peopleHref } from '../places.ts';
import { ActsPart } from './acts-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { DecisionsPart, ListingsPart, PaymentsPart, SessionsPart } from './lists.tsx';
import { PersonHeader } from './person-header.tsx';

/** An account with all its data and the available actions. */
export function PersonPage({ id: text }: { id: string }) {
  const t = useT();
  const id = Number(text);
  const remote = useRemote<PersonDetail>(`operator:person:${id}`, () =>
    browserApi().call(getPerson, { params: { id } }),
  );
  useFreshOnReturn(remote.reload);
  const back = peopleBehind(useLocation().state);
  const isUnknown = isApiError(remote.error) && [400, 404].includes(remote.error.status);
  return (
    <>
      <BackLink to={back}>{t('operator.nav.people')}</BackLink>
      {isUnknown ? (
        <EmptyState
          level={1}
          ornament="jug"
          title={t('operator.person.unknown')}
          action={<LinkButton to={peopleHref()}>{t('operator.people.all')}</LinkButton>}
        >
          {t('operator.person.unknownText')}
        </EmptyState>
      ) : (
        <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
          {(person) => <Person person={person} onPerson={remote.write} />}
        </AdminPart>
      )}
    </>
  );
}

function Person({ person, onPerson }: { person: PersonDetail; onPerson: (person: PersonDetail) => void }) {
  return (
    <>
      <PersonHeader person={person} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,21rem)] xl:grid-rows-[auto_1fr] xl:gap-x-8">
        <FactsPart person={person} />
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-stretch">
          <ActsPart person={person} onPerson={onPerson} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ListingsPart person={person} />
          <PaymentsPart person={person} />
          <DecisionsPart person={person} />
          <SessionsPart person={person} />
        </div>
      </div>
    </>
  );
}
