import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { MembersData } from './members-data.ts';

/** What a page that belongs to people with an account says to everybody else. */
export function MembersOnly({ title, purpose, note, ornament, links }: MembersData) {
  return (
    <div className="px-4 py-8">
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
