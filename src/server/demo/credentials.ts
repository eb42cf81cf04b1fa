import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { type CredentialKindId, credentialKinds, getCredentialKind } from '#kinds/credentials/kinds.ts';
import type { CredentialSeed } from './credential-repository.ts';
import type { LaidListing } from './talks.ts';

const DAY_MS = 86_400_000;

/**
 * The credentials of the demo market's sellers: the numbers in their ads, one credential for all ads with the same
 * number, in all three states. Every fifth unverified one waits with a document, which a job draws.
 */
export function planCredentials(listings: readonly LaidListing[], nowMs: number): CredentialSeed[] {
  const numbered = listings.flatMap((laid) =>
    Object.entries(laid.listing.details).flatMap(([field, value]) => {
      const kind = typeof value === 'string' ? kindOf(field, value) : undefined;
      return kind ? [{ key: `${laid.sellerId} ${kind} ${value}`, kind, number: String(value), laid }] : [];
    }),
  );
  return [...Map.groupBy(numbered, ({ key }) => key).values()].flatMap(([first, ...rest], index) => {
    if (!first) return [];
    const { kind, number, laid } = first;
    return [
      {
        account_id: laid.sellerId,
        kind,
        number,
        ...standing(kind, index, nowMs),
        listing_ids: [first, ...rest].map((each) => each.laid.id),
      },
    ];
  });
}

function kindOf(field: string, value: string): CredentialKindId | undefined {
  return credentialKinds.find((kind) => kind.field === field && kind.forms.some(({ pattern }) => pattern.test(value)))
    ?.id;
}

/** Of kinds that expire, every fourth has ended; of the others every third is only stated. */
function standing(
  kind: CredentialKindId,
  index: number,
  nowMs: number,
): Pick<CredentialSeed, 'valid_until' | 'seen_at' | 'waits'> {
  const ends = getCredentialKind(kind).ends === 'always';
  const isOver = ends && index % 4 === 3;
  const isSeen = isOver || index % 3 !== 0;
  const days = isOver ? -12 - (index % 40) : 60 + (index % 300);
  return {
    valid_until: ends ? polishDay(polishMidnight(polishDay(nowMs), days)) : null,
    seen_at: isSeen ? new Date(nowMs - (70 + (index % 200)) * DAY_MS).toISOString() : null,
    waits: !isSeen && index % 5 === 0,
  };
}
