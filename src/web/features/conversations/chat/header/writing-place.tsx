import { type ReactNode, useEffect, useRef } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { ResendLink } from '../../../../lib/session/resend-link.tsx';
import { useCurrentUser } from '../../../../lib/session/session-store.ts';
import { useAskingOnReturn } from '../../../../lib/session/use-asking-on-return.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { hasLeft } from '../../inbox/names.ts';
import { isFocusLost } from '../focus-lost.ts';
import { useRoom } from '../layout/room-context.ts';
import { otherOf } from '../people.ts';
import { useBlocking } from './use-blocking.ts';

export interface WritingPlaceProps {
  conversation: Conversation;
  /** The message field. */
  children: ReactNode;
}

/** The message field, or why the user cannot write and what to do about it. */
export function WritingPlace(props: WritingPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const { closed } = props.conversation;
  const before = useRef(closed);
  useEffect(() => {
    const wasBlocked = before.current === 'byMe';
    before.current = closed;
    // The unblock button was removed, and with it the focus.
    if (wasBlocked && closed === null && isFocusLost()) place.current?.querySelector('textarea')?.focus();
  }, [closed]);
  return (
    <div ref={place}>
      <FieldOrReason {...props} />
    </div>
  );
}

function FieldOrReason({ conversation, children }: WritingPlaceProps) {
  const user = useCurrentUser();
  const { Suspended } = useRoom().tools;
  if (user?.suspended) return <Suspended className="m-3 md:m-4" />;
  if (conversation.closed === 'byMe') return <BlockedByMe conversation={conversation} />;
  if (conversation.closed === 'gone') return <OtherGone conversation={conversation} />;
  if (user?.verified === false) return <Unverified />;
  return children;
}

interface NoteProps {
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
}

/** A muted line in place of the field. */
function Note({ icon, children, action }: NoteProps) {
  return (
    <div className="border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-[0.9375rem]">
          <Icon name={icon} className="mt-0.5 text-muted" />
          <span className="min-w-0 wrap-anywhere">{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}

function BlockedByMe({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const { isBusy, set } = useBlocking(conversation);
  return (
    <Note
      icon="ban"
      action={
        <Button size="sm" variant="secondary" icon="undo-2" busy={isBusy} onClick={() => void set(false)}>
          {t('chat.head.closed.unblock')}
        </Button>
      }
    >
      {t('chat.head.closed.byMe')}
    </Note>
  );
}

function OtherGone({ conversation }: { conversation: Conversation }) {
  const t = useT();
  return (
    <Note icon="info">{t(hasLeft(otherOf(conversation)) ? 'chat.head.closed.left' : 'chat.head.closed.gone')}</Note>
  );
}

function Unverified() {
  const t = useT();
  useAskingOnReturn();
  return (
    <Alert tone="warning" title={t('chat.page.verify')} action={<ResendLink />} className="m-3 md:m-4">
      <p>{t('chat.page.verifyText')}</p>
    </Alert>
  );
}
