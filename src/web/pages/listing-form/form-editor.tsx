import { Editor, type EditorProps } from '../../features/selling/form/editor.tsx';
import { PreviewProvider } from '../../features/selling/form/form-context.tsx';
import { ListingPreview } from './preview/preview.tsx';

/** The form of a listing with its preview. */
export function FormEditor(props: EditorProps) {
  return (
    <PreviewProvider value={ListingPreview}>
      <Editor {...props} />
    </PreviewProvider>
  );
}
