import { lazy, Suspense, useEffect } from 'react';
import type { ListingDetail } from '#contract/listings.ts';
import { useSession } from '../session/session-store.ts';

const loadParts = () => import('./watch-parts.ts');
const OwnerBar = lazy(async () => (await loadParts()).loadOwnerBar());

/** Stands on the page of a listing: its owner can manage it from there; everybody else is counted as having looked. */
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
