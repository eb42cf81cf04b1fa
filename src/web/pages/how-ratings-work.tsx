import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadDocument } from '../features/documents/load-document.ts';
import type { Route } from './+types/how-ratings-work';

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args, 'how-ratings-work', '/howRatingsWork');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function HowRatingsWorkPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} ornament="rooster" ornamentClass="w-32" />;
}
