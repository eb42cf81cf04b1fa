import type { ProviderId } from '#contract/payments/payments.ts';
import type { Config } from '../config.ts';
import type { Seller } from './content.ts';

/** The issuer of invoices: the operator, or without one a fictitious issuer, whose invoices are samples. */
export function sellerOf({ operator, mail, market }: Pick<Config, 'operator' | 'mail' | 'market'>): Seller {
  if (!operator) {
    return {
      name: `${market.name} – pokaz`,
      addressLines: ['ul. Przykładowa 1', '00-001 Warszawa'],
      nip: null,
      email: mail.contactEmail,
    };
  }
  return { name: operator.name, addressLines: operator.address, nip: operator.taxId, email: operator.email };
}

/** Whether an invoice is a sample: no real money was paid, or no operator is configured. */
export function isSampleOf(provider: ProviderId, { operator }: Pick<Config, 'operator'>): boolean {
  return provider === 'sandbox' || !operator?.taxId;
}
