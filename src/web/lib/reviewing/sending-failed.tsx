import { Alert } from '../../ui/alert.tsx';
import { useT } from '../i18n.tsx';

/** Why a comment or reply was not sent, and that its text is kept as a draft. */
export function SendingFailed({ failure }: { failure: string | null }) {
  const t = useT();
  if (!failure) return null;
  return (
    <Alert tone="error" live title={t('commenting.failed')}>
      <p>
        {failure} {t('commenting.kept')}
      </p>
    </Alert>
  );
}
