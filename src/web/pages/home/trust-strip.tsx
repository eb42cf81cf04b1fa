import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Link } from '../../ui/link.tsx';

const PROMISES: readonly (readonly [name: 'direct' | 'ratings' | 'honest' | 'private', icon: IconName, to: string])[] =
  [
    ['direct', 'handshake', '/aboutUs'],
    ['ratings', 'star', '/howRatingsWork'],
    ['honest', 'scale', '/howRankingWorks#marks'],
    ['private', 'shield-check', '/termsAndPolicies/newestCookiePolicy'],
  ];

/** The site's promises; each links to where it is documented. */
export function TrustStrip() {
  const t = useT();
  return (
    <section aria-label={t('home.trust')} className="mx-auto max-w-page px-4 pt-2 sm:px-6">
      <ul className="grid gap-x-4 gap-y-1 rounded-panel bg-primary-soft px-5 py-3 min-[22rem]:grid-cols-2 sm:gap-x-8 sm:gap-y-5 sm:p-8 lg:grid-cols-4">
        {PROMISES.map(([name, icon, to]) => (
          <li key={name} className="flex items-center gap-3 sm:items-start">
            <Icon name={icon} size={28} className="text-primary" />
            <div>
              <h3 className="font-sans text-base font-bold">
                <Link to={to} className="flex min-h-11 items-center leading-tight hover:underline">
                  {t(`home.trust.${name}`)}
                </Link>
              </h3>
              <p className="mt-0.5 text-[0.9375rem] text-muted max-sm:hidden">{t(`home.trust.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
