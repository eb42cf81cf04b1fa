import { avatarSrc } from '../../lib/avatar-src.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { SessionUser } from './session-store.ts';

export interface FaceProps {
  user: SessionUser;
  /** Width and height in pixels. */
  size: number;
  className?: string;
}

/** The picture or initials of who is logged in. */
export function Face({ user, size, className }: FaceProps) {
  return <Avatar name={user.name} src={avatarSrc(user)} size={size} className={className} />;
}
