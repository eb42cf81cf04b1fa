import { data } from 'react-router';
import { ErrorPage } from '../frame/error-page.tsx';
import type { Route } from './+types/not-found';

const NOT_FOUND = { status: 404 };

export function loader(_: Route.LoaderArgs) {
  return data(null, NOT_FOUND);
}

export default function NotFoundPage() {
  return <ErrorPage error={NOT_FOUND} />;
}
