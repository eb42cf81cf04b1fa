import { FavouritesSection } from '../../../features/favourites/favourites-section.tsx';
import { Heart } from '../../../features/favourites/heart.tsx';
import { ListingCard } from '../../../features/listings/listing-card.tsx';

/** The user's favourites as cards, whose hearts remove them. */
export function KeptListings() {
  return (
    <FavouritesSection
      renderCard={(listing) => <ListingCard listing={listing} headingLevel={2} layout="responsive" Heart={Heart} />}
    />
  );
}
