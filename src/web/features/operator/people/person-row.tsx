import type { DeskPerson } from '#contract/operator/people.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { useT } from '../../../lib/i18n.tsx';
import { phoneText } from '../../../lib/phone-text.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { PersonMarks } from '../marks.tsx';
import { type FromPeople, type PeopleView, peopleHref, personHref } from '../places.ts';

const ROW =
  'relative grid gap-x-5 gap-y-1.5 p-4 hover:bg-linen xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:-outline-offset-3 has-[.card-link:focus-visible]:outline-focus';

/** A person in the list: name, address, marks and times. */
export function PersonRow({ person, view }: { person: DeskPerson; view: PeopleView }) {
  const t = useT();
  const back: FromPeople = { people: new URL(peopleHref(view), location.origin).search };
  return (
    <li className={ROW}>
      <div className="flex min-w-0 gap-3">
        <Avatar name={person.name} src={avatarSrc(person)} size={40} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Link to={personHref(person.id)} state={back} className="card-link font-bold wrap-anywhere">
              {person.name}
            </Link>
            <PersonMarks person={person} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {[t('operator.person.number', { id: person.id }), person.email, person.phone && phoneText(person.phone)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted max-xl:ms-13 xl:block xl:text-end">
        <span className="block">
          {t('operator.person.since')} <TimeLabel moment={person.createdAt} />
        </span>
        {person.seenAt && (
          <span className="block">
            {t('operator.person.seen')} <TimeLabel moment={person.seenAt} />
          </span>
        )}
      </p>
    </li>
  );
}
