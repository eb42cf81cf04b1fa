import { isRouteErrorResponse, Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { NotFound } from './not-found.tsx';

interface Trouble {
  readonly code: string;
  readonly status: number;
  readonly requestId: string;
}

/** What is known of whatever was thrown: an API's failure, a status, or only that it failed. */
function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error)) return { code: String(error.status), status: error.status, requestId: '' };
  const { code, status, requestId } = (error ?? {}) as Partial<Trouble>;
  return { code: code ?? 'internal', status: status ?? 500, requestId: requestId ?? '' };
}

/** Stands in for a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const { code, status, requestId } = troubleOf(error);
  if (code === 'mustLoggedIn') return <Navigate to="/login" replace />;
  if (status === 404) return <NotFound />;
  return (
    <div className="px-4 py-10">
      <title>{`${t('frame.error.title')} – Jarmark`}</title>
      <ErrorState
        level={1}
        title={t('frame.error.title')}
        detail={requestId ? `${code} · ${requestId}` : code}
        action={
          <>
            <Button icon="rotate-cw" onClick={() => location.reload()}>
              {t('frame.error.retry')}
            </Button>
            <LinkButton to="/" variant="secondary" reloadDocument>
              {t('frame.notFound.home')}
            </LinkButton>
          </>
        }
      >
        <p>{t('frame.error.text')}</p>
      </ErrorState>
    </div>
  );
}
