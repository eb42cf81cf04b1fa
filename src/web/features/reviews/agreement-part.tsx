import { useRef } from 'react';
import type { SessionUser } from '../../lib/session/session-store.ts';
import { AgreementCard } from './agreement-card.tsx';
import { type AgreementQuery, useAgreements } from './use-agreements.ts';

export interface AgreementPartProps {
  user: Pick<SessionUser, 'id'>;
  query: AgreementQuery;
  /** Shows only this agreement; by default all that await a review. */
  agreementId?: number;
  headingLevel?: 2 | 3;
  className?: string;
}

/** The user's agreements that can be reviewed; nothing when there are none. */
export function AgreementPart({ user, query, agreementId, headingLevel = 3, className }: AgreementPartProps) {
  const { items = [], write } = useAgreements(query);
  // Keeps agreements whose reviews were revealed while the page is open, so that the card can say so.
  const seen = useRef(new Set<number>());
  for (const { id, shownAt } of items) if (shownAt === null) seen.current.add(id);
  const chosen = items.filter(({ id }) => (agreementId === undefined ? seen.current.has(id) : id === agreementId));
  if (chosen.length === 0) return null;
  return (
    <div className={className}>
      {chosen.map((agreement) => (
        <AgreementCard
          key={agreement.id}
          agreement={agreement}
          userId={user.id}
          headingLevel={headingLevel}
          onChanged={write}
        />
      ))}
    </div>
  );
}
