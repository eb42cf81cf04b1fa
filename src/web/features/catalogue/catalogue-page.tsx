import type { DeskCatalogue } from '#contract/catalogue/catalogue.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFreshOnReturn } from '../../lib/remote/use-fresh-on-return.ts';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { AdminPart } from '../../lib/staff/admin/admin-part.tsx';
import { RowsSkeleton } from '../../lib/staff/rows-skeleton.tsx';
import { StaffPage } from '../../lib/staff/staff-page.tsx';
import { getCatalogue } from './calls.ts';
import { CatalogueDesk } from './catalogue-desk.tsx';

/** The operator's catalogue: the tree of categories, and beside it the editor of one. */
export function CataloguePage() {
  const t = useT();
  const remote = useRemote<DeskCatalogue>('catalogue', () => browserApi().call(getCatalogue, {}));
  useFreshOnReturn(remote.reload);
  return (
    <StaffPage page="catalogue" title={t('operator.nav.catalogue')} lead={t('catalogue.lead')}>
      <AdminPart remote={remote} skeleton={<RowsSkeleton />}>
        {(catalogue) => <CatalogueDesk catalogue={catalogue} remote={remote} />}
      </AdminPart>
    </StaffPage>
  );
}
