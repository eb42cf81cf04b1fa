import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** The results failed to load; for a route's error boundary. */
export function ListFailed({ retryHref, detail }: { retryHref: string; detail?: string }) {
  const t = useT();
  return (
    <ErrorState
      level={1}
      title={t('list.failed.title')}
      detail={detail}
      action={
        <LinkButton to={retryHref} reloadDocument icon="rotate-cw">
          {t('list.failed.again')}
        </LinkButton>
      }
    >
      {t('list.failed.text')}
    </ErrorState>
  );
}
