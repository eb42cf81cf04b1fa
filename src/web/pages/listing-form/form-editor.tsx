import { Editor, type EditorProps } from '../../features/selling/form/editor.tsx';
import { PreviewProvider } from '../../features/selling/form/form-context.tsx';
import { ListingPreview } from './preview/preview.tsx';
import { SellerQuestion } from './seller-question.tsx';

/** The form of a listing with its preview, and with the question of who sells. */
export function FormEditor(props: EditorProps) {
  return (
    <PreviewProvider value={ListingPreview}>
      <SellerQuestion accountId={props.user.id}>
        <Editor {...props} />
      </SellerQuestion>
    </PreviewProvider>
  );
}
