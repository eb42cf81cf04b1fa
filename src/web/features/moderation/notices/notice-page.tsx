import { isApiError } from '#contract/errors.ts';
import type { Notice } from '#contract/moderation/reports.ts';
import { useT } from '../../../lib/i18n.tsx';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { RemotePage, RemotePageWaiting } from '../../../lib/remote/remote-page.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { plainApi } from '../../../lib/session/session-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { getNotice } from './calls.ts';
import { NoticeLetter } from './notice-letter.tsx';

/**
 * The result of a notice, for the holder of the receipt's link. The server renders the page without it: cached pages
 * must hold no secrets, and scanners that fetch the links of e-mails must learn nothing.
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
  return <RemotePageWaiting title={t('notices.notice.title')} script={t('notices.script')} />;
}

function Opened({ token }: { token: string }) {
  const t = useT();
  const remote = useRemote<Notice>('notice', () => plainApi.call(getNotice, { params: { token } }));
  return (
    <RemotePage
      remote={remote}
      title={t('notices.notice.title')}
      waiting={<Waiting />}
      isGone={isRefused}
      gone={<Invalid />}
    >
      {(notice) => <NoticeLetter notice={notice} token={token} remote={remote} />}
    </RemotePage>
  );
}

/** The link is invalid or incomplete. */
function isRefused(error: unknown): boolean {
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
