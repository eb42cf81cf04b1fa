import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Keepable, useHeart } from './use-heart.ts';

export interface HeartProps {
  listing: Keepable;
  /** Where it stands. */
  className?: string;
}

/** Larger for a finger than for the eye; a visitor without a script could do nothing with it. */
const LOOK =
  'grid size-9 place-items-center rounded-full bg-surface text-muted shadow-card transition-[color,scale] after:absolute after:-inset-1 hover:text-danger active:scale-90 aria-pressed:text-danger noscript:hidden print:hidden';

/** Keeps a listing, or keeps it no longer, wherever its card stands. */
export function Heart({ listing, className }: HeartProps) {
  const t = useT();
  const { isKept, button, press } = useHeart(listing);
  if (isKept === null) return null;
  return (
    <button
      ref={button}
      type="button"
      data-heart
      aria-pressed={isKept}
      aria-label={t('favourites.heart', { title: listing.title })}
      onClick={press}
      className={classNames(LOOK, className)}
    >
      <Icon name="heart" filled={isKept} />
    </button>
  );
}
