import { changeCatalogue, exportCatalogue, getCatalogue, importCatalogue } from '#contract/catalogue/catalogue.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { CatalogueService } from './service.ts';

export function catalogueRoutes(catalogue: CatalogueService): Mounted[] {
  return [
    mount(getCatalogue, () => catalogue.get()),
    mount(changeCatalogue, async ({ body }, context) => written(await catalogue.change(body, context))),
    mount(exportCatalogue, () => catalogue.exportFile()),
    mount(importCatalogue, async ({ body }, context) => written(await catalogue.importFile(body, context))),
  ];
}
