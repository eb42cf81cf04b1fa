import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n.tsx';
import { phoneHref, phoneText } from '../../../lib/phone-text.ts';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { listDetail, textDetail } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';

/** A place's phone, e-mail and address. */
export function Contacts({ listing }: ListingProps) {
  const { locale, t } = useLanguage();
  const street = textDetail(listing, 'street');
  const postalCode = textDetail(listing, 'postalCode');
  const [phones, emails] = [listDetail(listing, 'phones'), listDetail(listing, 'emails')];
  return (
    <Card as="section" padded className="flex flex-col gap-3" aria-labelledby="contacts">
      <h2 id="contacts" className="text-subheading">
        {t('detail.contact')}
      </h2>
      <dl className="flex flex-col gap-3">
        {phones.length > 0 && (
          <Row icon="phone" name={t('detail.phone')}>
            {phones.map((phone) => (
              <a key={phone} href={phoneHref(phone)} rel="nofollow" className={CONTACT}>
                {phoneText(phone)}
              </a>
            ))}
          </Row>
        )}
        {emails.length > 0 && (
          <Row icon="mail" name={t('detail.email')}>
            {emails.map((email) => (
              <a key={email} href={`mailto:${email}`} rel="nofollow" className={CONTACT}>
                {email}
              </a>
            ))}
          </Row>
        )}
        <Row icon="map-pin" name={t('detail.address')}>
          <address className="font-semibold not-italic" lang={writtenLang(locale)}>
            {street && <span className="block">{street}</span>}
            {postalCode} {listing.town}
          </address>
        </Row>
      </dl>
    </Card>
  );
}

const CONTACT = 'link flex min-h-11 w-fit items-center wrap-anywhere';

function Row({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="relative ps-8">
      <dt className="absolute start-0 top-0.5 text-primary">
        <Icon name={icon} size={20} label={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
