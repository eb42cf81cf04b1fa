import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Keepable, useHeart } from './use-heart.ts';

export interface HeartProps {
  listing: Keepable;
  className?: string;
}

/** Adds a listing to the favourites or removes it, on any card. */
export function Heart({ listing, className }: HeartProps) {
  const t = useT();
  const { isKept, button, press } = useHeart(listing);
  if (isKept === null) return null;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isKept}
      aria-label={t('favourites.heart', { title: listing.title })}
      onClick={press}
      className={classNames('heart', className)}
    />
  );
}
