import type { Conversation } from '#contract/conversations.ts';
import { avatarSrc } from '../../../../lib/avatar-src.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { hasLeft, nameOf } from '../../inbox/names.ts';
import { HereNow } from '../list/talk-picture.tsx';
import { otherOf } from '../people.ts';
import { AboutListing } from './about-listing.tsx';
import { ConversationMenu } from './conversation-menu.tsx';

export interface ConversationHeadProps {
  conversation: Conversation;
  myId: number;
  /** Back to the list; hidden on wide screens, where the list is beside it. */
  onBack: () => void;
}

/** Header of a conversation: the other user, when they were last seen, the listing, and the menu. */
export function ConversationHead({ conversation, myId, onBack }: ConversationHeadProps) {
  const t = useT();
  const { about } = conversation;
  return (
    <header className="relative z-10 border-b border-line bg-surface">
      <div className="flex min-h-15 items-center gap-1 ps-2 pe-2 md:min-h-16 md:ps-5 md:pe-3">
        <IconButton icon="arrow-left" label={t('chat.head.back')} className="md:hidden" onClick={onBack} />
        <Other conversation={conversation} />
        <ConversationMenu conversation={conversation} onArchived={onBack} />
      </div>
      {about && <AboutListing listing={about} isMine={about.sellerId === myId} />}
    </header>
  );
}

function Other({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const other = otherOf(conversation);
  const { lastSeen } = conversation;
  const face = (
    <span className="relative shrink-0 [--row:var(--color-surface)]">
      <Avatar name={other.name} src={avatarSrc(other)} size={42} />
      {lastSeen === 'now' && (
        <span aria-hidden="true">
          <HereNow className="absolute -end-0.5 -bottom-0.5" />
        </span>
      )}
    </span>
  );
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      {face}
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="truncate font-sans text-lg leading-snug font-bold outline-none">
          {hasLeft(other) ? (
            nameOf(other, t)
          ) : (
            <Link to={`/user/${other.id}`} className="rounded-sm -outline-offset-2 hover:underline">
              {other.name}
            </Link>
          )}
        </h1>
        {lastSeen && (
          <p className="truncate text-sm leading-tight text-muted">
            {lastSeen === 'now' ? (
              <span className="font-semibold text-success">{t('chat.head.seen.now')}</span>
            ) : (
              t(`chat.head.seen.${lastSeen}`)
            )}
          </p>
        )}
      </div>
    </div>
  );
}
