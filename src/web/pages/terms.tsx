import { DocumentPage } from '../features/documents/document-page.tsx';
import { loadKept } from '../features/documents/load-kept.ts';
import { VersionList, VersionNotes } from '../features/documents/version-notes.tsx';
import type { Route } from './+types/terms';

const PATH = '/terms';

export function loader(args: Route.LoaderArgs) {
  return loadKept(args, 'terms', PATH);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function TermsPage({ loaderData: { document, shown } }: Route.ComponentProps) {
  return (
    <DocumentPage
      document={document}
      numbered
      ornament="tree-of-life"
      ornamentClass="w-28"
      before={<VersionNotes shown={shown} path={PATH} />}
    >
      <VersionList shown={shown} path={PATH} />
    </DocumentPage>
  );
}
