import type { Buyer, StoredBuyer } from '#contract/invoices/invoices.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { deleteBuyer, findBuyer, saveBuyer } from './repository.ts';

/** Buyer data stored for the next invoice, with the buyer's consent. */
export function createBuyers({ db }: { db: Db }) {
  return {
    rememberBuyer: (tx: Tx, accountId: number, buyer: Buyer) => saveBuyer(tx, accountId, buyer),
    hasStoredBuyer: async (from: Db | Tx, accountId: number) => (await findBuyer(from, accountId)) !== undefined,
    findStoredBuyer: async (accountId: number) => present(await findBuyer(db, accountId)),
    forgetBuyer: (accountId: number) => deleteBuyer(db, accountId),
  };
}

function present(buyer: Buyer | undefined): StoredBuyer | null {
  if (!buyer) return null;
  const { type, name, address, city, zip, email } = buyer;
  return { type, name, address, city, zip, email, nip: buyer.type === 'business' ? buyer.nip : null };
}
