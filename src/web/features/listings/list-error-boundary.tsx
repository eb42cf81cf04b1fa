import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ListFailed } from './list-failed.tsx';

/** For routes of lists, which always exist: whatever went wrong is said in the list's own words. */
export function ListErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  // What is not there is told by the page around it.
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return (
    <ListFailed retryHref={pathname + search} detail={isRouteErrorResponse(error) ? String(error.status) : undefined} />
  );
}
