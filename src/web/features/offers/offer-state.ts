import type { Offer } from '#contract/offers/offer.ts';
import type { Tone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** The offer's state on this device's clock: time passes without an event. */
export function stateAt({ state, lapsesAt }: Pick<Offer, 'state' | 'lapsesAt'>, nowMs: number): Offer['state'] {
  return state === 'open' && Date.parse(lapsesAt) <= nowMs ? 'lapsed' : state;
}

/** The badge of each state that is not open. */
export const STATE_LOOKS: Readonly<
  Record<Exclude<Offer['state'], 'open'>, { readonly tone: Tone; readonly icon: IconName }>
> = {
  accepted: { tone: 'success', icon: 'circle-check' },
  declined: { tone: 'neutral', icon: 'circle-x' },
  countered: { tone: 'info', icon: 'arrow-down' },
  withdrawn: { tone: 'neutral', icon: 'undo-2' },
  lapsed: { tone: 'neutral', icon: 'clock' },
  closed: { tone: 'amber', icon: 'ban' },
};

/** The total price of `quantity` units; null when the price is a total already, or the quantity is one or open. */
export function totalOf({
  price,
  priceUnit,
  quantity,
}: Pick<Offer, 'price' | 'priceUnit' | 'quantity'>): number | null {
  if (price === null || priceUnit === null || quantity === null || quantity === 1) return null;
  return Math.round(price * quantity * 100) / 100;
}
