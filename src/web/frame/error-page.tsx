import { Navigate } from 'react-router';
import { useT } from '../lib/i18n.tsx';
import { later } from '../lib/later.tsx';
import { useMarket } from '../lib/market.ts';
import { tabTitle } from '../lib/seo/page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';
import { troubleOf } from './trouble.ts';

const NotFound = later(
  () => import('./not-found.tsx'),
  (module) => module.NotFound,
);

/** In place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const market = useMarket();
  const { code, status, requestId, text } = troubleOf(error);
  if (code === 'mustLoggedIn') return <Navigate to="/login" replace />;
  if (status === 404) return <NotFound />;
  return (
    <div className="px-4 py-10">
      <title>{tabTitle(t('frame.error.title'), market)}</title>
      <ErrorState
        level={1}
        title={t('frame.error.title')}
        detail={[code, requestId].filter(Boolean).join(' · ')}
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
        <p>{t(text)}</p>
      </ErrorState>
    </div>
  );
}
