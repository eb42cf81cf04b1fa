import type { Person } from '#contract/primitives.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { avatarSrc } from '../avatar-src.ts';

export interface PersonMarkProps {
  person: Person;
  /** Links to the profile. */
  isLink?: boolean;
  size?: number;
  className?: string;
}

/** A user's avatar and name. */
export function PersonMark({ person, isLink, size = 24, className = '' }: PersonMarkProps) {
  const content = (
    <>
      <Avatar name={person.name} src={avatarSrc(person)} size={size} />
      <span className="min-w-0 truncate">{person.name}</span>
    </>
  );
  const look = `inline-flex min-w-0 max-w-full items-center gap-2 ${className}`;
  if (!isLink) return <span className={look}>{content}</span>;
  return (
    <Link to={`/user/${person.id}`} className={`${look} tap min-h-6 font-bold underline-offset-4 hover:underline`}>
      {content}
    </Link>
  );
}
