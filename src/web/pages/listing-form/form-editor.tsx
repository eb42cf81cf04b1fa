import { Suspense } from 'react';
import { Editor, type EditorProps } from '../../features/selling/form/editor.tsx';
import { CredentialsProvider, PreviewProvider } from '../../features/selling/form/form-context.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ListingPreview } from './preview/preview.tsx';
import { SellerQuestion } from './seller-question.tsx';

const ListingCredentials = lazyPart(
  () => import('./listing-credentials.tsx'),
  (module) => module.ListingCredentials,
);

/** Loads lazily, without holding up the form. */
function LaterCredentials() {
  return (
    <Suspense>
      <ListingCredentials />
    </Suspense>
  );
}

/** The form of a listing with its preview, the choice of credentials, and the question about the kind of seller. */
export function FormEditor(props: EditorProps) {
  return (
    <PreviewProvider value={ListingPreview}>
      <CredentialsProvider value={LaterCredentials}>
        <SellerQuestion accountId={props.user.id}>
          <Editor {...props} />
        </SellerQuestion>
      </CredentialsProvider>
    </PreviewProvider>
  );
}
