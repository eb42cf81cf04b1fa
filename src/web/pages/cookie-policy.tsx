import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadKept } from '../features/documents/load-kept.ts';
import { VersionList, VersionNotes } from '../features/documents/version-notes.tsx';
import type { Route } from './+types/cookie-policy';

const PATH = '/termsAndPolicies/newestCookiePolicy';

export function loader(args: Route.LoaderArgs) {
  return loadKept(args, 'cookie-policy', PATH);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function CookiePolicyPage({ loaderData: { document, shown } }: Route.ComponentProps) {
  return (
    <DocumentPage
      document={document}
      ornament="jug"
      ornamentClass="w-52"
      before={<VersionNotes shown={shown} path={PATH} />}
    >
      <VersionList shown={shown} path={PATH} />
    </DocumentPage>
  );
}
