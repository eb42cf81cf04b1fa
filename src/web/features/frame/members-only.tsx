import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useSession } from '../session/session-store.ts';
import type { MembersData } from './members-data.ts';

/** A page that belongs to people with an account and is not there yet. */
export function MembersOnly({ purpose, ornament, strangers, members }: MembersData) {
  const { title, note, links } = useSession() ? members : strangers;
  return (
    <div className="px-4 py-8 in-data-session:invisible">
      <EmptyState
        level={1}
        ornament={ornament}
        title={title}
        action={links.map(({ to, label }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      >
        <p className="text-subheading text-ink">{purpose}</p>
        <p className="mt-2">{note}</p>
      </EmptyState>
    </div>
  );
}
