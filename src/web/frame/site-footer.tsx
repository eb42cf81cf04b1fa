import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../lib/i18n.tsx';
import { Logo } from '../ui/logo.tsx';
import { FolkStrip } from '../ui/ornament.tsx';
import type { Branch } from './branches.ts';
import { LanguageMenu } from './language-menu.tsx';

type Place = readonly [path: string, name: MessageId];

const MARKET: readonly Place[] = [
  ['/ads', 'frame.nav.ads'],
  ['/agritourismFacilities', 'frame.nav.agritourism'],
  ['/events', 'frame.nav.events'],
  ['/addAnnouncement', 'frame.add'],
  ['/addAgritourismFacility', 'frame.addFacility'],
  ['/addEvent', 'frame.addEvent'],
];

const ABOUT: readonly Place[] = [
  ['/aboutUs', 'frame.footer.aboutUs'],
  ['/pricing', 'frame.nav.pricing'],
  ['/howRankingWorks', 'frame.footer.ranking'],
  ['/howRatingsWork', 'frame.footer.ratings'],
  ['/transparency', 'frame.footer.moderation'],
  ['/contact', 'frame.footer.contact'],
  ['/terms', 'frame.footer.terms'],
  ['/termsAndPolicies/newestCookiePolicy', 'frame.footer.cookies'],
];

/** The footer of every page: links and the operator. */
export function SiteFooter({ branches = [] }: { branches: readonly Branch[] | undefined }) {
  const t = useT();
  const categories = branches.map(({ id, key }): Place => [`/category/${id}`, `category.${key}` as MessageId]);
  return (
    <footer className="mt-16 print:hidden">
      <FolkStrip />
      <div className="bg-linen pt-10 pb-28 sm:pb-10">
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 sm:px-6 lg:grid-cols-[1fr_2.2fr]">
          <div className="flex flex-col items-start gap-4">
            <Logo name="Jarmark" tagline={t('frame.tagline')} className="text-lg" />
            <p className="max-w-sm text-muted">{t('frame.footer.lead')}</p>
            <LanguageMenu trigger="name" />
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
            <Column heading="frame.footer.market" places={MARKET} />
            {categories.length > 0 && <Column heading="frame.nav.categories" places={categories} />}
            <Column heading="frame.footer.about" places={ABOUT} />
          </div>
        </div>
        <p className="mx-auto mt-8 max-w-page px-4 text-sm text-muted sm:px-6">{t('frame.footer.credits')}</p>
      </div>
    </footer>
  );
}

function Column({ heading, places }: { heading: MessageId; places: readonly Place[] }) {
  const t = useT();
  return (
    <nav aria-label={t(heading)}>
      <h2 className="font-sans text-base font-bold">{t(heading)}</h2>
      <ul className="footer-links">
        {places.map(([to, id]) => (
          <li key={to}>
            <Link to={to}>{t(id)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
