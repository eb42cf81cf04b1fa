import type { ReactNode } from 'react';
import { Fragment } from '../lib/fragment.tsx';
import { useLanguage, useT } from '../lib/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';
import type { Branch } from './branches.ts';
import { LanguageLinks } from './language-menu.tsx';
import { categoryPlaces, INFORMATION, MARKET, type Place } from './places.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The menu button: language, theme and information, on phones also the market's pages. */
export function SiteMenu({ branches }: { branches: readonly Branch[] }) {
  const { locale, t } = useLanguage();
  return (
    <Menu
      trigger={
        <>
          <Icon name="menu" size={24} />
          <span className="uppercase max-sm:hidden">{locale}</span>
        </>
      }
      // Voice control users say the visible text.
      label={`${locale}, ${t('frame.menu')}`}
      triggerClassName="btn btn-quiet max-sm:w-11 max-sm:px-0 sm:px-3"
      align="end"
      panelClassName="w-96 max-w-[calc(100vw-1.5rem)]!"
    >
      <Group heading={t('frame.footer.market')} className="md:hidden">
        <nav aria-label={t('frame.nav')}>
          <Places places={[...MARKET, ...categoryPlaces(branches)]} />
        </nav>
      </Group>
      <Group heading={t('frame.language')}>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          <LanguageLinks />
        </div>
      </Group>
      <Group heading={t('frame.theme')}>
        <div className="grid grid-cols-3">
          <ThemeChoice />
        </div>
      </Group>
      <Group heading={t('frame.footer.about')}>
        <Places places={INFORMATION} />
      </Group>
    </Menu>
  );
}

function Group({ heading, className, children }: { heading: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p className="px-3 pt-2 text-sm text-muted">{heading}</p>
      {children}
    </div>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <Fragment as="div" className="grid grid-cols-2" cacheKey={() => `places ${places.map(([to]) => to).join()}`}>
      <PlaceLinks places={places} />
    </Fragment>
  );
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  const t = useT();
  return places.map(([to, name]) => (
    <MenuLink key={to} to={to} prefetch="intent">
      {t(name)}
    </MenuLink>
  ));
}
