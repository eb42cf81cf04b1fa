import type { Person } from '#contract/primitives.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button, type ButtonSize } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFollow } from './use-follow.ts';

export interface FollowButtonProps {
  seller: Pick<Person, 'id' | 'name'>;
  size?: ButtonSize;
  className?: string;
}

/** Follows a seller, or stops. Nothing for oneself. */
export function FollowButton({ seller, size = 'md', className }: FollowButtonProps) {
  const t = useT();
  const { isKept: isFollowed, button, press } = useFollow(seller);
  if (isFollowed === null) return null;
  const label = t(isFollowed ? 'following.button.on' : 'following.button.off');
  return (
    <Button
      ref={button}
      data-early
      variant="secondary"
      size={size}
      icon={isFollowed ? 'check' : 'bell'}
      // Begins with the visible text, as speech input expects.
      aria-label={`${label}: ${seller.name}`}
      onClick={press}
      className={classNames('noscript:hidden', className)}
    >
      {label}
    </Button>
  );
}
