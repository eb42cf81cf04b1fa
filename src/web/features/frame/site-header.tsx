import { Link, NavLink } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { IconLink, LinkButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Awning } from '../../ui/ornament.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

const PLACES = [
  ['/ads', 'frame.nav.ads'],
  ['/agritourismFacilities', 'frame.nav.agritourism'],
  ['/events', 'frame.nav.events'],
  ['/pricing', 'frame.nav.pricing'],
] as const;

/** The bar on top of every page, with the market's awning below it. */
export function SiteHeader() {
  const t = useT();
  return (
    <header className="relative z-30 print:hidden">
      <div className="bg-surface">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 sm:px-6 lg:flex-nowrap">
          <Link to="/" aria-label={t('frame.home')} className="shrink-0 rounded-field">
            <Logo name="Jarmark" />
          </Link>
          <nav aria-label={t('frame.nav')} className="ms-3 hidden items-center lg:flex">
            {PLACES.map(([to, id]) => (
              <NavLink
                key={to}
                to={to}
                className="rounded-full px-3 py-2 font-semibold whitespace-nowrap text-ink hover:bg-primary-soft aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-amber aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8"
              >
                {t(id)}
              </NavLink>
            ))}
          </nav>
          <div className="order-last w-full md:order-none md:mx-2 md:w-auto md:flex-1">
            <SearchBox id="header-search" />
          </div>
          <div className="ms-auto flex items-center gap-0.5">
            <LanguageMenu />
            <ThemeMenu />
            <IconLink to="/login" icon="user" label={t('frame.login')} className="max-sm:hidden" />
            <LinkButton to="/addAnnouncement" variant="amber" size="sm" icon="plus" className="ms-1.5 whitespace-nowrap max-sm:hidden">
              {t('frame.add')}
            </LinkButton>
          </div>
        </div>
      </div>
      <Awning />
    </header>
  );
}
