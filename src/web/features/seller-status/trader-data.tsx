import type { Trader } from '#contract/seller-status/shown.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import { useT } from '../../lib/i18n.tsx';
import { phoneHref, phoneText } from '../../lib/phone-text.ts';
import { classNames } from '../../ui/class-names.ts';

/** A trader's published data. */
export function TraderData({ trader, className }: { trader: Trader; className?: string }) {
  const t = useT();
  const { name, nip, address, zip, city, email, phone } = trader;
  return (
    <address className={classNames('text-[0.9375rem] not-italic wrap-anywhere', className)}>
      <b>{name}</b>
      <br />
      {address}, {zip} {city}
      {nip && (
        <>
          <br />
          {t('sellerStatus.nip', { nip: taxIdText(nip) })}
        </>
      )}
      <span className="flex flex-wrap gap-x-5">
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            {email}
          </a>
        )}
        {phone && (
          <a href={phoneHref(phone)} className="link inline-flex min-h-11 items-center">
            {phoneText(phone)}
          </a>
        )}
      </span>
    </address>
  );
}
