import { useLocation } from 'react-router';
import { LOCALE_IDS, LOCALES, type Locale } from '#i18n/locales.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { writeStored } from '../../lib/stored-value.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { LANGUAGE_KEY } from './head-script.ts';

/** The present address in another language. The server answers it with the cookie that keeps the choice. */
function useAddressIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lang', locale);
    return `${pathname}?${parameters}`;
  };
}

export interface LanguageMenuProps {
  /** `code` fits into the header, `name` is for where there is room; that one unfolds upwards. */
  trigger?: 'code' | 'name';
}

/** Every language by its own name; works without JavaScript, as a choice is a link. */
export function LanguageMenu({ trigger = 'code' }: LanguageMenuProps) {
  const { locale, t } = useLanguage();
  const addressIn = useAddressIn();
  const isCode = trigger === 'code';
  const name = `${t('frame.language')}: ${LOCALES[locale].name}`;
  return (
    <Menu
      trigger={
        <>
          <Icon name="globe" />
          <span className={isCode ? 'uppercase' : undefined}>{isCode ? locale : LOCALES[locale].name}</span>
          {!isCode && <Icon name="chevron-up" />}
        </>
      }
      // Whoever steers by voice says what is written.
      label={isCode ? `${locale}, ${name}` : name}
      triggerClassName={isCode ? 'btn btn-quiet px-3' : 'btn btn-secondary btn-sm'}
      panelClassName={isCode ? undefined : 'top-auto bottom-[calc(100%+0.5rem)]'}
      align={isCode ? 'end' : 'start'}
    >
      {LOCALE_IDS.map((id) => (
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
      ))}
    </Menu>
  );
}
