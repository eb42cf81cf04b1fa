import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '../../frame/error-page.tsx';
import { useSession } from '../../lib/session/session-store.ts';

const UnseenListing = lazy(async () => (await import('./watch-parts.tsx')).loadUnseen());

/** In place of a listing's page: not found, or its owner's view of a hidden listing. */
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
