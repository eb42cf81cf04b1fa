import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ListFailed } from './list-states.tsx';

/** For routes of lists, which always exist: whatever went wrong is said in the list's own words. */
export function ListErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return <ListFailed retryHref={pathname + search} detail={isRouteErrorResponse(error) ? String(error.status) : undefined} />;
}
