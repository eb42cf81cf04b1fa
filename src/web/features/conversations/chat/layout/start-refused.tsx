import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import { sectionHref } from '../../../../lib/panel/sections.ts';
import { listHref, type TalkAbout } from '../../../../lib/paths/chat-paths.ts';
import { failureText } from '../../../../lib/remote/failure-text.ts';
import { ResendLink } from '../../../../lib/session/resend-link.tsx';
import { useAskingOnReturn } from '../../../../lib/session/use-asking-on-return.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import type { OrnamentName } from '../../../../ui/ornament-sizes.ts';
import { EmptyState } from '../../../../ui/states.tsx';
import { Dead, PaneFailed, PaneState } from './pane-states.tsx';
import type { Refusal } from './refusal.ts';

export interface StartRefusedProps {
  about: TalkAbout;
  refusal: Refusal;
  error: unknown;
  onRetry: () => void;
}

/** A conversation could not be opened: why, and what to do instead. */
export function StartRefused({ about, refusal, error, onRetry }: StartRefusedProps) {
  const t = useT();
  if (refusal === 'failed') return <PaneFailed text={failureText(error, t)} onRetry={onRetry} />;
  if (refusal === 'mustVerifyEmail') return <VerifyFirst />;
  if (refusal === 'accountSuspended') return <NotWhileSuspended />;
  if (refusal === 'ownConversation') return <OwnOne isListing={'announcementId' in about} />;
  const reason = refusal === 'notFound' ? ('announcementId' in about ? 'noListing' : 'noPerson') : refusal;
  return <Refused reason={reason} />;
}

const ORNAMENTS: Readonly<Record<'blocked' | 'recipientGone' | 'noListing' | 'noPerson', OrnamentName>> = {
  blocked: 'tulip-branch',
  recipientGone: 'lost-path',
  noListing: 'basket',
  noPerson: 'lost-path',
};

function Refused({ reason }: { reason: keyof typeof ORNAMENTS }) {
  const t = useT();
  return (
    <Dead
      ornament={ORNAMENTS[reason]}
      title={t(`chat.page.${reason}`)}
      action={
        <>
          <LinkButton to="/ads">{t('frame.notFound.ads')}</LinkButton>
          <ToList />
        </>
      }
    >
      {t(`chat.page.${reason}Text`)}
    </Dead>
  );
}

function ToList() {
  const t = useT();
  return (
    <LinkButton to={listHref()} replace variant="secondary">
      {t('chat.page.toList')}
    </LinkButton>
  );
}

function OwnOne({ isListing }: { isListing: boolean }) {
  const t = useT();
  return (
    <Dead
      ornament="rooster"
      title={t(isListing ? 'chat.page.ownListing' : 'chat.page.ownSelf')}
      action={
        <>
          <ToList />
          <LinkButton to={sectionHref('ads')} variant="secondary">
            {t('chat.page.ownListings')}
          </LinkButton>
        </>
      }
    >
      {t(isListing ? 'chat.page.ownListingText' : 'chat.page.ownSelfText')}
    </Dead>
  );
}

function VerifyFirst() {
  const t = useT();
  useAskingOnReturn();
  return (
    <PaneState>
      <EmptyState
        level={1}
        ornament="tulip-branch"
        title={t('chat.page.verify')}
        action={
          <Centred>
            <ResendLink />
          </Centred>
        }
      >
        {t('chat.page.verifyText')}
      </EmptyState>
    </PaneState>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="[&>div]:items-center">{children}</div>;
}

function NotWhileSuspended() {
  const t = useT();
  return (
    <PaneState>
      <EmptyState
        level={1}
        ornament="tulip-branch"
        title={t('chat.page.suspended')}
        action={
          <>
            <LinkButton to={sectionHref('decisions')} icon="scale">
              {t('chat.page.decisions')}
            </LinkButton>
            <ToList />
          </>
        }
      >
        {t('chat.page.suspendedText')}
      </EmptyState>
    </PaneState>
  );
}
