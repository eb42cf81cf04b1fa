import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { Branch } from './branches.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { useLastPlaces } from './last-places.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteHeader } from './site-header.tsx';

const SiteFooter = later(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

export interface FrameProps {
  /** Of the cookie policy; without it the banner is left out. */
  policyDate: string | undefined;
  /** Of the category tree; without them the menus leave the categories out. */
  branches: readonly Branch[] | undefined;
  children: ReactNode;
}

/** What stands around every page, also around one that could not be loaded. */
export function Frame({ policyDate, branches, children }: FrameProps) {
  const t = useT();
  useLastPlaces();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <RouteProgress />
      {policyDate && <CookieBanner policyDate={policyDate} />}
      <SiteHeader branches={branches} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter branches={branches} />
      <BottomBar />
      <RouteAnnouncer />
      <ToastOutlet label={t('frame.toasts')} closeLabel={t('frame.close')} />
    </>
  );
}
