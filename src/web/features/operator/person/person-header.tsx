import type { PersonDetail } from '#contract/operator/people.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { useFocusedHeading } from '../../../ui/use-focused-heading.ts';
import { PersonMarks } from '../marks.tsx';

/** The person's name and badges, with a link to their public profile. */
export function PersonHeader({ person }: { person: PersonDetail }) {
  const t = useT();
  const heading = useFocusedHeading(person.id);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={person.name} src={avatarSrc(person)} size={64} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm font-semibold text-muted">{t('operator.person.number', { id: person.id })}</p>
        <h1 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
          {person.name}
        </h1>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <PersonMarks person={person} />
        </p>
      </div>
      <LinkButton to={`/user/${person.id}`} variant="secondary" icon="eye" className="max-sm:w-full">
        {t('operator.person.asVisitor')}
      </LinkButton>
    </header>
  );
}
