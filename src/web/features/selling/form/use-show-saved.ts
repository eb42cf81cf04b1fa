import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import { getKind } from '#kinds/index.ts';
import type { PlanId } from '#kinds/plans.ts';
import { useT } from '../../../lib/i18n.tsx';
import { payHref } from '../../../lib/paths/listing-paths.ts';
import { isPaidPlan } from '../../../lib/plans/is-paid-plan.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DraftKey } from './local-drafts.ts';

/** Leads from the form to where a saved listing is shown: the result page, the payment for its plan, or the listing. */
export function useShowSaved({ kind: kindId, listingId }: DraftKey) {
  const t = useT();
  const navigate = useNavigate();
  return async (listing: OwnListing, plan: PlanId | null): Promise<void> => {
    const { paths } = getKind(kindId);
    if (listingId === 0 || listing.status === 'neverActivated') {
      await navigate(`${paths.add}#done=${listing.id}`, { replace: true, state: { listing } });
      const { wantedPlan } = listing;
      // The back button there leads to the listing's result page.
      const order = isPaidPlan(wantedPlan) && wantedPlan === plan && payHref(listing, wantedPlan);
      if (order) await navigate(order);
      return;
    }
    showToast({ tone: 'success', title: t('posting.saved') });
    const isSeen = listing.hidden === null && listing.status !== 'expired';
    return navigate(isSeen ? `${paths.detail}/${listing.id}` : '/userpanel?section=ads', { replace: true });
  };
}
