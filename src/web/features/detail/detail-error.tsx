import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../frame/error-page.tsx';
import { useSession } from '../session/session-store.ts';

const UnseenListing = lazy(async () => (await import('../my-listings/watch-parts.ts')).loadUnseen());

/** Instead of a listing's page: what everybody sees of one that is not there, or its owner's view of one that is hidden. */
export function DetailError({ error, params }: { error: unknown; params: { id?: string } }) {
  const session = useSession();
  const page = <ErrorPage error={error} />;
  const id = Number(params.id);
  if (!session || !(id > 0) || !isRouteErrorResponse(error) || error.status !== 404) return page;
  return (
    <Suspense fallback={page}>
      <UnseenListing key={id} id={id}>
        {page}
      </UnseenListing>
    </Suspense>
  );
}
