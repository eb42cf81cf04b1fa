import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadDocument } from '../features/documents/load-document.ts';
import type { Route } from './+types/how-ranking-works';

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args, 'how-ranking-works', '/howRankingWorks');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function HowRankingWorksPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} ornament="tulip-branch" ornamentClass="w-32" />;
}
