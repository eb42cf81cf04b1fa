import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useT } from '../i18n.tsx';

/** All errors of the chosen files in one place. */
export function FilesFailed({ reasons, onDismiss }: { reasons: readonly string[]; onDismiss?: () => void }) {
  const t = useT();
  if (reasons.length === 0) return null;
  return (
    <div className="relative">
      <Alert tone="error" live title={t('panel.files.failed')} className={onDismiss && 'pe-14'}>
        <ul className="mt-1 flex flex-col gap-1">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </Alert>
      {onDismiss && (
        <IconButton
          icon="x"
          size="sm"
          label={t('panel.files.dismiss')}
          onClick={onDismiss}
          className="absolute end-2 top-2"
        />
      )}
    </div>
  );
}
