import { Suspense } from 'react';
import { Editor, type EditorProps } from '../../features/selling/form/editor.tsx';
import { CredentialsProvider, PreviewProvider } from '../../features/selling/form/form-context.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ListingPreview } from './preview/preview.tsx';

const ListingCredentials = lazyPart(
  () => import('./listing-credentials.tsx'),
  (module) => module.ListingCredentials,
);

/** The form does not wait for it. */
function LaterCredentials() {
  return (
    <Suspense>
      <ListingCredentials />
    </Suspense>
  );
}

/** The form of a listing with its preview and the choice of credentials. */
export function FormEditor(props: EditorProps) {
  return (
    <PreviewProvider value={ListingPreview}>
      <CredentialsProvider value={LaterCredentials}>
        <Editor {...props} />
      </CredentialsProvider>
    </PreviewProvider>
  );
}
