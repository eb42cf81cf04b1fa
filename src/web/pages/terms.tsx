import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadDocument } from '../features/documents/load-document.ts';
import type { Route } from './+types/terms';

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args, 'terms', '/terms');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} numbered ornament="tree-of-life" ornamentClass="w-28" />;
}
