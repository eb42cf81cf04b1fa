import { useLocation } from 'react-router';
import { LOCALE_IDS, LOCALES, type Locale } from '#i18n/locales.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { writeStored } from '../../lib/stored-value.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';

/** The present address in another language. The server answers it with the cookie that keeps the choice. */
function useAddressIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lang', locale);
    return `${pathname}?${parameters}`;
  };
}

/** Every language by its own name; works without JavaScript, as a choice is a link. */
export function LanguageMenu() {
  const { locale, t } = useLanguage();
  const addressIn = useAddressIn();
  return (
    <Menu
      trigger={
        <>
          <Icon name="globe" />
          <span className="uppercase">{locale}</span>
        </>
      }
      label={`${t('frame.language')}: ${LOCALES[locale].name}`}
      triggerClassName="btn btn-quiet px-3"
      align="end"
    >
      {LOCALE_IDS.map((id) => (
        <MenuLink
          key={id}
          to={addressIn(id)}
          lang={id}
          hrefLang={id}
          reloadDocument
          aria-current={id === locale ? 'true' : undefined}
          onClick={() => writeStored('selectedLanguage', id)}
        >
          <span className="flex-1">{LOCALES[id].name}</span>
          {id === locale && <Icon name="check" className="text-primary" />}
        </MenuLink>
      ))}
    </Menu>
  );
}
