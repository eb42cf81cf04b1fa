import { isApiError } from '#contract/errors.ts';
import type { Notice } from '#contract/reports.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useHydrated } from '../gallery/use-hydrated.ts';
import { PanelProvider } from '../panel/panel-context.tsx';
import { CardSkeleton, RemotePart } from '../panel/remote-part.tsx';
import { type UsedRemote, useRemote } from '../panel/use-remote.ts';
import { plainApi } from '../session/session-call.ts';
import { getNotice } from './calls.ts';
import { NoticeLetter } from './notice-letter.tsx';

/**
 * What became of a notice, for whoever has the link of its receipt. The server renders the page without it: what stands
 * in a page's cache must be nobody's secret, and what merely fetches the addresses in a mail learns nothing.
 */
export function NoticePage({ token }: { token: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 lg:py-10">
      {isHydrated ? (
        <PanelProvider key={token}>
          <Opened token={token} />
        </PanelProvider>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <>
      <h1 className="mb-6 text-title">{t('notices.notice.title')}</h1>
      <noscript>
        <p className="mb-6 max-w-text">{t('notices.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CardSkeleton />
      </Loading>
    </>
  );
}

function Opened({ token }: { token: string }) {
  const t = useT();
  const remote = useRemote<Notice>('notice', () => plainApi.call(getNotice, { params: { token } }));
  if (remote.value) return <NoticeLetter notice={remote.value} token={token} remote={remote} />;
  if (isRefused(remote)) return <Invalid />;
  if (remote.error === undefined) return <Waiting />;
  return (
    <>
      <h1 className="mb-6 text-title">{t('notices.notice.title')}</h1>
      <RemotePart remote={remote}>{() => null}</RemotePart>
    </>
  );
}

/** The link is nobody's, or torn. */
function isRefused({ error }: UsedRemote<Notice>): boolean {
  return isApiError(error) && (error.code === 'linkInvalid' || error.code === 'validationFailed');
}

function Invalid() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        level={1}
        ornament="lost-path"
        title={t('notices.invalid.title')}
        action={
          <>
            <LinkButton to="/contact" icon="mail">
              {t('notices.invalid.contact')}
            </LinkButton>
            <LinkButton to="/" variant="secondary">
              {t('notices.invalid.home')}
            </LinkButton>
          </>
        }
      >
        {t('notices.invalid.text')}
      </EmptyState>
    </Card>
  );
}
