import { useRouteLoaderData } from 'react-router';
import { type Market, USUAL_MARKET } from '#contract/settings/market.ts';

/** The market's public settings; the defaults if the root's data is missing, as on an early error page. */
export function useMarket(): Market {
  return useRouteLoaderData<{ market?: Market }>('root')?.market ?? USUAL_MARKET;
}
