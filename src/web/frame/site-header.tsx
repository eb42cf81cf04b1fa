import { Link, useLocation } from 'react-router';
import { SearchBox } from '../features/search/search-box.tsx';
import { useT } from '../lib/i18n.tsx';
import { SessionOutlet } from '../lib/session/session-outlet.tsx';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { Awning } from '../ui/ornament.tsx';
import { AccountMenu, ChatSlot } from './account-menu.tsx';
import type { Branch } from './branches.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SiteNav } from './site-nav.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/**
 * The header of every page, with an awning below. On narrow screens the home page leaves the search to its own large
 * field.
 */
export function SiteHeader({ branches }: { branches: readonly Branch[] | undefined }) {
  const t = useT();
  const isHome = useLocation().pathname === '/';
  return (
    <header className="relative z-30 print:hidden">
      <div className="bg-surface">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-2.5 sm:px-6 md:flex-nowrap">
          <Link to="/" aria-label={t('frame.home')} className="shrink-0 rounded-field md:text-lg">
            <Logo name="Jarmark" />
          </Link>
          <div
            className={classNames(
              'order-last w-full md:order-none md:mx-4 md:w-auto md:flex-1',
              isHome && 'max-lg:invisible max-md:hidden',
            )}
          >
            <SearchBox id="header-search" isLandmark />
          </div>
          <div className="ms-auto flex shrink-0 items-center gap-0.5">
            <LanguageMenu />
            <ThemeMenu />
            <ChatSlot />
            <AccountMenu />
            <LinkButton
              to="/addAnnouncement"
              variant="amber"
              icon="plus"
              className="ms-2 whitespace-nowrap max-sm:hidden"
            >
              {t('frame.add')}
            </LinkButton>
          </div>
        </div>
        <div className="mx-auto max-w-page px-2 py-1.5 sm:px-4">
          <SiteNav branches={branches} />
        </div>
      </div>
      <Awning />
      <SessionOutlet />
    </header>
  );
}
