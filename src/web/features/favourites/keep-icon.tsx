import { useT } from '../../lib/i18n.tsx';
import { type ButtonSize, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { HeartProps } from './heart.tsx';
import { useHeart } from './use-heart.ts';

export interface KeepIconProps extends HeartProps {
  size?: ButtonSize;
}

/** The heart as a button beside others, on a listing's page. */
export function KeepIcon({ listing, size, className }: KeepIconProps) {
  const t = useT();
  const { isKept, button, press } = useHeart(listing);
  if (isKept === null) return null;
  return (
    <IconButton
      ref={button}
      data-early
      icon="heart"
      filled={isKept}
      aria-pressed={isKept}
      label={t('favourites.heart', { title: listing.title })}
      variant="secondary"
      size={size}
      onClick={press}
      className={classNames('hover:text-danger aria-pressed:text-danger noscript:hidden', className)}
    />
  );
}
