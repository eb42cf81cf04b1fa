import { Alert } from '../../ui/alert.tsx';
import { useT } from '../i18n.tsx';

/** Above a form's buttons: why submitting failed. The input is kept. */
export function FormFailure({ failure, title }: { failure: string | null; title?: string }) {
  const t = useT();
  if (!failure) return null;
  return (
    <Alert tone="error" live title={title ?? t('panel.form.failed')}>
      <p>{failure}</p>
    </Alert>
  );
}
