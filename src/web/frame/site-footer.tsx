import type { MessageId } from '#i18n/message-id.ts';
import { Fragment } from '../lib/fragment.tsx';
import { useT } from '../lib/i18n.tsx';
import { useMarket } from '../lib/market.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { FolkStrip } from '../ui/ornament.tsx';
import type { Branch } from './branches.ts';
import { LanguageMenu } from './language-menu.tsx';
import { categoryPlaces, MARKET, type Place } from './places.ts';
import { SocialLinks } from './social-links.tsx';

const SELLING: readonly Place[] = [
  ['/addAnnouncement', 'frame.add'],
  ['/addAgritourismFacility', 'frame.addFacility'],
  ['/addEvent', 'frame.addEvent'],
  ['/pricing', 'frame.nav.pricing'],
];

const ABOUT: readonly Place[] = [
  ['/aboutUs', 'frame.footer.aboutUs'],
  ['/howRankingWorks', 'frame.footer.ranking'],
  ['/howRatingsWork', 'frame.footer.ratings'],
  ['/transparency', 'frame.footer.moderation'],
  ['/contact', 'frame.footer.contact'],
  ['/terms', 'frame.footer.terms'],
  ['/termsAndPolicies/newestCookiePolicy', 'frame.footer.cookies'],
];

/** The footer of every page: links and the operator. On phones the header's menu has the categories. */
export function SiteFooter({ branches = [] }: { branches: readonly Branch[] | undefined }) {
  const t = useT();
  const market = useMarket();
  return (
    <footer className="mt-8 sm:mt-14 print:hidden">
      <FolkStrip />
      <div className="bg-linen pt-5 pb-[calc(var(--bar-height)+1rem)] sm:pt-9 sm:pb-8">
        <div className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-4 sm:gap-y-8 sm:px-6 lg:grid-cols-[1fr_2.4fr]">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:flex-col lg:items-start lg:justify-start">
            <Logo
              name={market.name}
              markId={market.logo}
              tagline={market.place || t('frame.tagline')}
              className="sm:text-lg"
            />
            <p className="max-w-sm text-muted max-sm:hidden">{t('frame.footer.lead')}</p>
            <SocialLinks links={market.socialLinks} />
            <LanguageMenu trigger="name" />
          </div>
          <Fragment
            as="div"
            className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3"
            cacheKey={() => `footer ${branches.map(({ id }) => id).join()}`}
          >
            <Column heading="frame.footer.market" places={[...MARKET, ...SELLING]} />
            {branches.length > 0 && (
              <Column heading="frame.nav.categories" places={categoryPlaces(branches)} className="max-sm:hidden" />
            )}
            <Column heading="frame.footer.about" places={ABOUT} />
          </Fragment>
        </div>
        <p className="mx-auto mt-4 max-w-page px-4 text-sm text-muted sm:mt-6 sm:px-6">{t('frame.footer.credits')}</p>
      </div>
    </footer>
  );
}

interface ColumnProps {
  heading: MessageId;
  places: readonly Place[];
  className?: string;
}

function Column({ heading, places, className }: ColumnProps) {
  const t = useT();
  return (
    <nav aria-label={t(heading)} className={classNames('min-w-0', className)}>
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
