import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ListFailed } from './list-failed.tsx';

/** For routes of lists, which always exist: shows any failure as the list's own. */
export function ListErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // The surrounding page handles a 404.
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <ListFailed retryHref={pathname + search} detail={isRouteErrorResponse(error) ? String(error.status) : undefined} />
  );
}
