import { NavLink } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../lib/i18n.tsx';
import type { Branch } from './branches.ts';
import { CategoryMenu } from './category-menu.tsx';

type Place = readonly [path: string, name: MessageId];

const MARKET: readonly Place[] = [
  ['/ads', 'frame.nav.ads'],
  ['/agritourismFacilities', 'frame.nav.agritourism'],
  ['/events', 'frame.nav.events'],
];

const INFORMATION: readonly Place[] = [
  ['/pricing', 'frame.nav.pricing'],
  ['/aboutUs', 'frame.nav.aboutUs'],
  ['/contact', 'frame.footer.contact'],
  ['/terms', 'frame.footer.terms'],
];

/** The main navigation: one line that scrolls horizontally on narrow screens. */
export function SiteNav({ branches }: { branches: readonly Branch[] | undefined }) {
  const t = useT();
  return (
    <nav aria-label={t('frame.nav')} className="flex items-center gap-1">
      {branches && <CategoryMenu branches={branches} />}
      <ul className="flex min-w-0 flex-1 items-center overflow-x-auto [scrollbar-width:none] max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pe-8">
        {MARKET.map((place) => (
          <NavItem key={place[0]} place={place} isMarket />
        ))}
        <li aria-hidden="true" className="flex-1" />
        {INFORMATION.map((place) => (
          <NavItem key={place[0]} place={place} />
        ))}
      </ul>
    </nav>
  );
}

function NavItem({ place: [to, id], isMarket = false }: { place: Place; isMarket?: boolean }) {
  const t = useT();
  return (
    <li>
      <NavLink to={to} end prefetch="intent" className={isMarket ? 'nav-link nav-link-market' : 'nav-link'}>
        {t(id)}
      </NavLink>
    </li>
  );
}
