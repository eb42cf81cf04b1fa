import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every page. `policyDate` is the cookie policy's; without it the banner is left out. */
export function Frame({ policyDate, children }: { policyDate: string | undefined; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <RouteProgress />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
      {policyDate && <CookieBanner policyDate={policyDate} />}
      <ToastOutlet label={t('frame.toasts')} closeLabel={t('frame.close')} />
    </>
  );
}
