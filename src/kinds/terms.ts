/**
 * Terms of sale besides the price. They are stored among a listing's tags, so the names never change their meaning.
 *
 * negotiable  the seller is open to offers.
 * swap        the seller would take something else instead; `details.swapFor` may say what.
 * free        the price is 0; follows from the price and is never chosen.
 */
export const TERMS = ['negotiable', 'swap', 'free'] as const;
export type Term = (typeof TERMS)[number];

/** The terms that a seller chooses. */
export const CHOSEN_TERMS = ['negotiable', 'swap'] as const satisfies readonly Term[];

/** The maximum length of the text about an acceptable swap. */
export const SWAP_FOR_MAX_LENGTH = 80;

export function isTerm(tag: string): tag is Term {
  return (TERMS as readonly string[]).includes(tag);
}
