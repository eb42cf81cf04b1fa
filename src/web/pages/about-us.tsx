import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadKept } from '../features/documents/load-kept.ts';
import type { Route } from './+types/about-us';

export function loader(args: Route.LoaderArgs) {
  return loadKept(args, 'about', '/aboutUs');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} ornament="rooster-pair" ornamentClass="w-80" />;
}
