import type * as Desk from '#contract/catalogue/catalogue.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the operator's catalogue, declared without the contract's schemas. A test checks them against the
 * contract.
 */
export const getCatalogue = saidCall<typeof Desk.getCatalogue>('catalogue.get', 'GET', '/admin/catalogue');
export const changeCatalogue = saidCall<typeof Desk.changeCatalogue>('catalogue.change', 'POST', '/admin/catalogue');
export const exportCatalogue = saidCall<typeof Desk.exportCatalogue>(
  'catalogue.export',
  'GET',
  '/admin/catalogue/file',
);
export const importCatalogue = saidCall<typeof Desk.importCatalogue>(
  'catalogue.import',
  'POST',
  '/admin/catalogue/file',
);
