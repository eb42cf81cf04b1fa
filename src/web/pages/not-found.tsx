import { data } from 'react-router';
import { NotFound } from '../features/frame/not-found.tsx';
import type { Route } from './+types/not-found';

export function loader(_: Route.LoaderArgs) {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
