import type { MessageId } from '#i18n/message-id.ts';
import { Heart } from '../../features/favourites/heart.tsx';
import { ListResults } from '../../features/listings/list-results.tsx';
import { useT } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { ProfileData } from './load-profile.ts';
import { ReceivedComments } from './received-comments.tsx';
import { ReceivedReviews } from './received-reviews.tsx';

const PRIORITY_PICTURES = 4;

/** A user's listings of one kind, or the reviews that they have received. */
export function TabContent({ page: { profile, tab, list, comments, buyerReviews } }: { page: ProfileData }) {
  const t = useT();
  if (comments) return <ReceivedComments seller={profile} comments={comments} />;
  if (buyerReviews) return <ReceivedReviews buyer={profile} reviews={buyerReviews} />;
  if (!list) return null;
  if (list.found.total === 0)
    return <EmptyState title={t(`profile.empty.${tab}` as MessageId)}>{t('profile.empty.text')}</EmptyState>;
  return <ListResults list={list} headingLevel={3} Heart={Heart} priorityCount={PRIORITY_PICTURES} />;
}
