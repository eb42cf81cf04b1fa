import { useCallback, useEffect, useState } from 'react';
import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { isCalledOff } from '../../../lib/remote/failure-text.ts';
import { actOn } from './act-on.ts';
import { predicted } from './acts-of.ts';
import { getOwnListing } from './calls.ts';
import { complain, tell } from './use-acts.ts';

/** One of the user's listings, with actions on its own page. */
export interface Own {
  readonly listing: OwnListing | null;
  readonly busy: ListingAction | null;
  readonly act: (action: ListingAction, listing: OwnListing) => Promise<void>;
  /** Loading failed, or the listing is somebody else's: show the page as for everybody. */
  readonly hasFailed: boolean;
}

export function useOwnListing(id: number): Own {
  const { t } = useLanguage();
  const [listing, setListing] = useState<OwnListing | null>(null);
  const [busy, setBusy] = useState<ListingAction | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetchIt = useCallback(() => browserApi().call(getOwnListing, { params: { id } }), [id]);
  useEffect(() => {
    fetchIt().then(setListing, () => setFailed(true));
  }, [fetchIt]);

  async function act(action: ListingAction, before: OwnListing): Promise<void> {
    setBusy(action);
    setListing(predicted(before, action));
    try {
      const outcome = await actOn(action, [before]);
      const [after] = outcome.done;
      setListing(after ?? (await fetchIt()));
      tell(action, outcome, t, (inverse, [done]) => done && void act(inverse, done));
    } catch (error) {
      setListing(before);
      if (!isCalledOff(error)) complain(error, t);
    }
    setBusy(null);
  }

  return { listing, busy, act, hasFailed };
}
