import type { ProviderId } from '#contract/payments.ts';
import type { Config } from '../config.ts';
import type { Seller } from './content.ts';

/** Whoever issues the invoices: the operator, or where nobody is named somebody made up, whose invoices are samples. */
export function sellerOf({ operator, mail }: Pick<Config, 'operator' | 'mail'>): Seller {
  if (!operator) {
    return {
      name: 'Jarmark – pokaz',
      addressLines: ['ul. Przykładowa 1', '00-001 Warszawa'],
      nip: null,
      email: mail.contactEmail,
    };
  }
  return { name: operator.name, addressLines: operator.address, nip: operator.taxId, email: operator.email };
}

/** Whether an invoice is a sample: nothing was really paid, or nobody is there who could issue one. */
export function isSampleOf(provider: ProviderId, { operator }: Pick<Config, 'operator'>): boolean {
  return provider === 'sandbox' || !operator?.taxId;
}
