import { Avatar } from '../../ui/avatar.tsx';
import { avatarSrc } from '../avatar-src.ts';
import type { SessionUser } from './session-store.ts';

export interface FaceProps {
  user: SessionUser;
  /** Width and height in pixels. */
  size: number;
  className?: string;
}

/** The signed-in user's picture or initials. */
export function Face({ user, size, className }: FaceProps) {
  return <Avatar name={user.name} src={avatarSrc(user)} size={size} className={className} />;
}
