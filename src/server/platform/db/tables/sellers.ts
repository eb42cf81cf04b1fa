import type { SellsAs } from '#kinds/sells-as.ts';
import type { MomentByDefault } from './columns.ts';

/** Whether people sell privately or as traders. */
export interface SellersTables {
  seller_status: SellerStatusTable;
  seller_asked: SellerAskedTable;
}

interface SellerAskedTable {
  account_id: number;
  asked: string;
  asked_at: MomentByDefault;
}

interface SellerStatusTable {
  account_id: number;
  sells_as: SellsAs;
  firm_name: string | null;
  nip: string | null;
  address: string | null;
  zip: string | null;
  city: string | null;
  email: string | null;
  phone: string | null;
  stated_at: MomentByDefault;
}
