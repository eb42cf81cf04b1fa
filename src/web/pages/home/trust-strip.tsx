import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

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
    <section aria-label={t('home.trust')} className="mx-auto max-w-page px-4 pt-4 sm:px-6">
      <ul className="grid gap-x-8 gap-y-5 rounded-panel bg-primary-soft p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-4">
        {PROMISES.map(([name, icon, to]) => (
          <li key={name} className="flex gap-3">
            <Icon name={icon} size={30} className="text-primary" />
            <div>
              <h3 className="font-sans text-base font-bold">
                <Link to={to} className="hover:underline">
                  {t(`home.trust.${name}`)}
                </Link>
              </h3>
              <p className="mt-0.5 text-[0.9375rem] text-muted">{t(`home.trust.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
