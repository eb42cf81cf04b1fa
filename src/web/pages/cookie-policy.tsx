import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadDocument } from '../features/documents/load-document.ts';
import type { Route } from './+types/cookie-policy';

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args, 'cookie-policy', '/termsAndPolicies/newestCookiePolicy');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CookiePolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} ornament="jug" ornamentClass="w-52" />;
}
