import { lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../lib/i18n.tsx';
import { later } from '../lib/later.tsx';
import { useLastPlaces } from '../lib/paths/last-places.ts';
import { SessionOutlet } from '../lib/session/session-outlet.tsx';
import { useSession } from '../lib/session/session-store.ts';
import { ToastOutlet } from '../ui/toast-outlet.tsx';
import type { ShownBanner } from './banner-of.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { Branch } from './branches.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { useKeyboardMark } from './keyboard-mark.ts';
import { useKeptLastPage } from './last-page.ts';
import { MarketBanner } from './market-banner.tsx';
import { memberParts } from './member-parts.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteHeader } from './site-header.tsx';
import { useTask } from './task.ts';

const SiteFooter = later(
  () => import('./site-footer.tsx'),
  (module) => module.SiteFooter,
);
const TaskFooter = later(
  () => import('./task-footer.tsx'),
  (module) => module.TaskFooter,
);

// A chunk that fails to load must not take the page down; the next page tries again.
const TermsNotice = lazy(() =>
  memberParts()
    .then((parts) => parts.loadTermsNotice())
    .catch(() => ({ default: () => null })),
);

export interface FrameProps {
  /** Date of the cookie policy; without it there is no banner. */
  policyDate: string | undefined;
  /** The version of the newest announced terms; 0 for none. */
  terms: number;
  /** Root categories; without them the menus have no categories. */
  branches: readonly Branch[] | undefined;
  /** The operator's notice; null for none now. */
  banner: ShownBanner | null;
  children: ReactNode;
}

/** The frame of every page, including failed ones. */
export function Frame({ policyDate, terms, branches, banner, children }: FrameProps) {
  const t = useT();
  const task = useTask();
  useLastPlaces();
  useKeptLastPage(task);
  useKeyboardMark();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <RouteProgress />
      <OfflineNotice />
      {banner && <MarketBanner banner={banner} />}
      {terms > 0 && <NewTerms version={terms} />}
      <SiteHeader branches={branches} task={task} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {policyDate && <CookieBanner policyDate={policyDate} />}
      {task ? <TaskFooter /> : <SiteFooter branches={branches} />}
      {!task?.isForm && <BottomBar />}
      <SessionOutlet />
      <RouteAnnouncer />
      <ToastOutlet label={t('frame.toasts')} closeLabel={t('frame.close')} closeAllLabel={t('frame.closeAll')} />
    </>
  );
}

/** Notifies signed-in users of new terms; its code is loaded for them only. */
function NewTerms({ version }: { version: number }) {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense>
      <TermsNotice key={`${session.id} ${version}`} memberId={session.id} announced={version} />
    </Suspense>
  );
}
