import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { Logo } from '../../ui/logo.tsx';
import { FolkStrip } from '../../ui/ornament.tsx';

const COLUMNS: readonly (readonly [MessageId, readonly (readonly [string, MessageId])[]])[] = [
  [
    'frame.footer.market',
    [
      ['/ads', 'frame.nav.ads'],
      ['/agritourismFacilities', 'frame.nav.agritourism'],
      ['/events', 'frame.nav.events'],
      ['/addAnnouncement', 'frame.add'],
    ],
  ],
  [
    'frame.footer.about',
    [
      ['/aboutUs', 'frame.footer.aboutUs'],
      ['/pricing', 'frame.nav.pricing'],
      ['/howRankingWorks', 'frame.footer.ranking'],
      ['/contact', 'frame.footer.contact'],
    ],
  ],
  [
    'frame.footer.rules',
    [
      ['/terms', 'frame.footer.terms'],
      ['/termsAndPolicies/newestCookiePolicy', 'frame.footer.cookies'],
    ],
  ],
];

/** Below every page: where else one may go, and whose market this is. */
export function SiteFooter() {
  const t = useT();
  return (
    <footer className="mt-16 print:hidden">
      <FolkStrip />
      <div className="bg-linen pt-10 pb-28 sm:pb-10">
        <div className="mx-auto grid max-w-page gap-8 px-4 sm:px-6 md:grid-cols-[1.3fr_2fr]">
          <div>
            <Logo name="Jarmark" tagline={t('frame.tagline')} />
            <p className="mt-4 max-w-sm text-muted">{t('frame.footer.lead')}</p>
          </div>
          <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            {COLUMNS.map(([heading, links]) => (
              <nav key={heading} aria-label={t(heading)}>
                <h2 className="font-sans text-base font-bold">{t(heading)}</h2>
                <ul className="mt-2">
                  {links.map(([to, id]) => (
                    <li key={to}>
                      <Link to={to} className="link inline-block py-1">
                        {t(id)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <p className="mx-auto mt-8 max-w-page px-4 text-sm text-muted sm:px-6">{t('frame.footer.credits')}</p>
      </div>
    </footer>
  );
}
