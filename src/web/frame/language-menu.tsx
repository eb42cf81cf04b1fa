import { useLocation } from 'react-router';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { useLanguage } from '../lib/i18n.tsx';
import { useMarket } from '../lib/market.ts';
import { LANGUAGE_KEY } from '../lib/storage/keys.ts';
import { writeStored } from '../lib/storage/stored-value.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuLink } from '../ui/menu.tsx';

/** The current URL in another language. The server responds with the cookie that stores the choice. */
function useAddressIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lang', locale);
    return `${pathname}?${parameters}`;
  };
}

export interface LanguageMenuProps {
  /** `code` fits the header; `name` is for larger places and opens upwards. */
  trigger?: 'code' | 'name';
}

/** All languages by their own names, as items of a menu; they work without JavaScript, as they are links. */
export function LanguageLinks() {
  const { locale } = useLanguage();
  const addressIn = useAddressIn();
  const { offered } = useMarket().languages;
  return offered.map((id) => (
    <MenuLink
      key={id}
      to={addressIn(id)}
      lang={id}
      hrefLang={id}
      reloadDocument
      aria-current={id === locale ? 'true' : undefined}
      onClick={() => writeStored(LANGUAGE_KEY, id)}
    >
      <span className="flex-1">{LOCALES[id].name}</span>
      {id === locale && <Icon name="check" className="text-primary" />}
    </MenuLink>
  ));
}

/** A menu of all languages. */
export function LanguageMenu({ trigger = 'code' }: LanguageMenuProps) {
  const { locale, t } = useLanguage();
  const { offered } = useMarket().languages;
  const isCode = trigger === 'code';
  const name = `${t('frame.language')}: ${LOCALES[locale].name}`;
  if (offered.length === 1) return null;
  return (
    <Menu
      trigger={
        <>
          <Icon name="globe" />
          <span className={isCode ? 'uppercase' : undefined}>{isCode ? locale : LOCALES[locale].name}</span>
          {!isCode && <Icon name="chevron-up" />}
        </>
      }
      // Voice control users say the visible text.
      label={isCode ? `${locale}, ${name}` : name}
      triggerClassName={isCode ? 'btn btn-quiet px-3' : 'btn btn-secondary px-4'}
      panelClassName={isCode ? undefined : 'top-auto bottom-[calc(100%+0.5rem)]'}
      align={isCode ? 'end' : 'start'}
    >
      <LanguageLinks />
    </Menu>
  );
}
