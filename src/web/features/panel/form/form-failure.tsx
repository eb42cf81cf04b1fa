import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';

/** Above the buttons of a form: why the whole of it failed. Nothing that was typed is lost. */
export function FormFailure({ failure, title }: { failure: string | null; title?: string }) {
  const t = useT();
  if (!failure) return null;
  return (
    <Alert tone="error" live title={title ?? t('panel.form.failed')}>
      <p>{failure}</p>
    </Alert>
  );
}
