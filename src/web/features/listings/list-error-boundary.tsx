import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ListFailed } from './list-states.tsx';

/** For the routes of lists. What was not found is the whole site's to answer; anything else is said in the list's words. */
export function ListErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) throw error;
  return <ListFailed retryHref={pathname + search} detail={isRouteErrorResponse(error) ? String(error.status) : undefined} />;
}
