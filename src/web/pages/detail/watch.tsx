import { Suspense, useEffect } from 'react';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const loadParts = () => import('./watch-parts.tsx');
const OwnerBar = lazyPart(
  async () => (await loadParts()).loadOwnerBar(),
  (module) => module.default,
);

/** On a listing's page: the owner gets the management bar, everybody else counts as a view. */
export function Watch({ listing: { id, seller } }: { listing: ListingDetail }) {
  const session = useSession();
  const isOwner = session && session.id === seller.id;
  useEffect(() => {
    if (isOwner === false)
      loadParts().then(
        (parts) => parts.noteView(id),
        () => {},
      );
  }, [id, isOwner]);
  return isOwner ? (
    <Suspense>
      <OwnerBar key={id} id={id} />
    </Suspense>
  ) : null;
}
