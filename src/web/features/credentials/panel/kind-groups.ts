import type { CredentialKindId } from '#kinds/credentials/kinds.ts';

/** The kinds by what people sell or offer, in the order of the form. */
export const KIND_GROUPS = [
  { id: 'food', kinds: ['organic', 'rhd', 'marginal', 'directSale', 'approved', 'sanitary'] },
  { id: 'living', kinds: ['beekeeper', 'eggProducer', 'herd', 'breeder', 'plantOperator'] },
  { id: 'names', kinds: ['protectedName', 'traditionalProduct'] },
  { id: 'guests', kinds: ['lodging', 'alcohol', 'eventPermit'] },
] as const satisfies readonly { readonly id: string; readonly kinds: readonly CredentialKindId[] }[];
