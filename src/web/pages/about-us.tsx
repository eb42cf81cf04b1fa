import { documentMeta } from '../features/documents/document-meta.ts';
import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadDocument } from '../features/documents/load-document.ts';
import type { Route } from './+types/about-us';

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args, 'about');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? documentMeta(loaderData.document, '/aboutUs', loaderData.site) : [];
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} ornament="rooster-pair" ornamentClass="w-80" />;
}
