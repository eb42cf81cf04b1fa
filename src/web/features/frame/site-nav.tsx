import { NavLink } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
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

/** Where one goes on the market, and what there is to know about it: one line that narrow windows push sideways. */
export function SiteNav({ branches }: { branches: readonly Branch[] | undefined }) {
  const t = useT();
  return (
    <nav aria-label={t('frame.nav')} className="flex items-center gap-1">
      {branches && <CategoryMenu branches={branches} />}
      <ul className="flex min-w-0 flex-1 items-center overflow-x-auto [scrollbar-width:none] max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pe-8">
        {MARKET.map((place) => (
          <NavItem key={place[0]} place={place} className="font-semibold text-ink" />
        ))}
        <li aria-hidden="true" className="flex-1" />
        {INFORMATION.map((place) => (
          <NavItem key={place[0]} place={place} className="text-muted hover:text-ink" />
        ))}
      </ul>
    </nav>
  );
}

const LINK =
  'block rounded-full px-3 py-2 text-[0.9375rem] leading-tight whitespace-nowrap -outline-offset-3 hover:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong aria-[current=page]:underline aria-[current=page]:decoration-amber aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-6';

function NavItem({ place: [to, id], className }: { place: Place; className: string }) {
  const t = useT();
  return (
    <li>
      <NavLink to={to} end prefetch="intent" className={classNames(LINK, className)}>
        {t(id)}
      </NavLink>
    </li>
  );
}
