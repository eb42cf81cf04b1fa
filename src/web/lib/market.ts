import { useRouteLoaderData } from 'react-router';
import { type Market, USUAL_MARKET } from '#contract/settings/market.ts';

/** What pages know of the market; the usual one where the root's data is missing, as on an early error page. */
export function useMarket(): Market {
  return useRouteLoaderData<{ market?: Market }>('root')?.market ?? USUAL_MARKET;
}
