import type { ConversationListing, LastSeen } from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';
import { avatarSrc } from '../../../../lib/avatar-src.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ListingTile } from './listing-tile.tsx';

export interface TalkPictureProps {
  other: Person;
  about: ConversationListing | null;
  lastSeen: LastSeen | null;
}

/** Picture of a conversation: the listing with the user's avatar in the corner, or the avatar alone. */
export function TalkPicture({ other, about, lastSeen }: TalkPictureProps) {
  return (
    <span className="relative block size-14 shrink-0">
      {about ? (
        <>
          <ListingTile listing={about} sizes="4rem" className="size-12.5 rounded-field" />
          <span className="absolute -end-0.5 -bottom-0.5 rounded-full bg-(--row) p-0.5">
            <Avatar name={other.name} src={avatarSrc(other)} size={30} />
          </span>
        </>
      ) : (
        <Avatar name={other.name} src={avatarSrc(other)} size={54} />
      )}
      {lastSeen === 'now' && <HereNow className="absolute -end-0.5 -bottom-0.5" />}
    </span>
  );
}

/** The dot of a user who is online. */
export function HereNow({ className }: { className?: string }) {
  const t = useT();
  return (
    <span
      role="img"
      aria-label={t('chat.head.seen.now')}
      className={classNames('block size-3.5 rounded-full border-2 border-(--row) bg-(--folk-green)', className)}
    />
  );
}
