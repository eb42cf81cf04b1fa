import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Person } from '#contract/primitives.ts';
import { FollowButton } from '../../features/following/follow-button.tsx';
import { webAddress } from '../../features/listings/detail/detail-texts.ts';
import { ReportButton } from '../../features/moderation/reporting/report-button.tsx';
import { SellerFact } from '../../features/seller-status/seller-fact.tsx';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { dayOfMoment, monthWithinText, ratingText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { loginPath, withBack } from '../../lib/session/places.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { FolkStrip } from '../../ui/ornament.tsx';
import { Stars } from '../../ui/stars.tsx';
import { tabHref } from './profile-tabs.ts';
import { ShortText } from './short-text.tsx';

// A chunk that fails to load, as when offline, must not take the page down.
const BlockMenu = lazy<ComponentType<{ person: Person }>>(() =>
  import('../../features/blocks/load-block-menu.ts')
    .then((part) => part.loadBlockMenu())
    .catch(() => ({ default: () => null })),
);

/** A user's avatar, name, place, rating, description and contact buttons. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { locale } = useLanguage();
  const { name, description } = profile;
  return (
    <header className="bg-linen">
      <div className="relative mx-auto max-w-page px-4 pt-3 pb-2 sm:px-6 md:pt-8 md:pb-4">
        <div className="grid gap-x-8 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)] md:gap-y-3 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
          <div className="flex items-center gap-3 md:contents">
            <Avatar
              name={name}
              src={avatarSrc(profile)}
              size={120}
              className="border-4 border-surface shadow-card max-md:size-16! max-md:border-2! max-md:text-2xl! md:row-span-4"
            />
            <div className="min-w-0 max-md:pe-10">
              <h1 className="text-heading wrap-anywhere md:text-title" lang={writtenLang(locale)}>
                {name}
              </h1>
              <Rating profile={profile} />
              <RatingAsBuyer profile={profile} />
            </div>
          </div>
          <Facts profile={profile} />
          {description && <ShortText text={description} lang={writtenLang(locale)} className="md:col-start-2" />}
          <Contacts profile={profile} />
        </div>
      </div>
      <FolkStrip />
    </header>
  );
}

function Rating({ profile: { avg_rating: average, avg_rating_count: count } }: { profile: Profile }) {
  const { locale, t } = useLanguage();
  if (average === null) return <p className="text-muted max-md:text-sm md:mt-1">{t('profile.unrated')}</p>;
  const rating = ratingText(locale, average);
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 max-md:text-sm md:mt-1">
      <Stars value={average} label={t('profile.stars', { rating })} className="text-base md:text-xl" />
      <span>
        <b aria-hidden="true">{rating}</b> <span className="text-muted">· {t('profile.ratings', { count })}</span>
      </span>
    </p>
  );
}

/** Only where sellers have reviewed the person as a buyer. */
function RatingAsBuyer({ profile: { id, asBuyer } }: { profile: Profile }) {
  const { locale, t } = useLanguage();
  const { avg_rating: average, avg_rating_count: count } = asBuyer;
  if (average === null) return null;
  return (
    <p className="text-muted max-md:text-sm">
      <Link to={tabHref(id, 'buyer')} className="link tap inline-flex min-h-6 items-center gap-1.5">
        <Icon name="handshake" size={18} />
        {t('reviews.buyer.rating', { rating: ratingText(locale, average), count })}
      </Link>
    </p>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { locale, t } = useLanguage();
  const { town, memberSince, shop_url: shopUrl, responds, followers, seller } = profile;
  const month = dayOfMoment(memberSince).slice(0, 7);
  const shop = webAddress(shopUrl);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted max-md:text-sm md:col-start-2 md:gap-x-6">
      {town && <Fact icon="map-pin">{town}</Fact>}
      <Fact icon="calendar-days">
        <time dateTime={month}>{t('profile.since', { month: monthWithinText(locale, month) })}</time>
      </Fact>
      {seller.status && (
        <Fact icon={seller.farmer ? 'tractor' : seller.trader ? 'store' : 'user'}>
          <SellerFact seller={seller} />
        </Fact>
      )}
      {responds && <Fact icon="clock">{t(`profile.responds.${responds}`)}</Fact>}
      {followers !== null && (
        // On phones the goods come first.
        <Fact icon="users" className="max-md:hidden">
          {t('profile.followers', { count: followers })}
        </Fact>
      )}
      {shop && (
        <Fact icon="link">
          <a
            href={shop.href}
            rel="ugc nofollow noopener"
            target="_blank"
            className="link relative -my-2.5 inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
          >
            {t('profile.shop')}
            <Icon name="external-link" size={16} label={t('profile.newWindow')} />
          </a>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, className, children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    <li className={classNames('flex min-w-0 items-center gap-1.5 md:gap-2', className)}>
      <Icon name={icon} className="text-amber-strong" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/**
 * Actions for other users. The server renders the page without a session: until it is known, actions that need an
 * account say so.
 */
function Contacts({ profile }: { profile: Profile }) {
  const t = useT();
  const session = useSession();
  const { id } = profile;
  if (session && session.id === id) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 self-start md:col-start-2 lg:col-start-3 lg:row-start-1">
      {session ? (
        <LinkButton to={`/chat/user/${id}`} icon="message-circle">
          <MessageLabel />
        </LinkButton>
      ) : (
        <MessageNotice path={`/chat/user/${id}`} />
      )}
      <FollowButton seller={profile} className="max-sm:px-3.5 max-sm:[&>svg]:hidden" />
      {/* On phones in the corner, so that the contact buttons fit in one row. */}
      <div className="flex items-center gap-2 max-md:absolute max-md:end-1 max-md:top-3 max-md:gap-0">
        <ReportButton
          target={{ type: 'account', id }}
          label={t('profile.report')}
          size="md"
          className="max-md:px-3"
          labelClassName="max-md:sr-only"
        />
        {session && (
          <Suspense fallback={<span className="size-11" />}>
            <BlockMenu key={id} person={profile} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Short on phones, so that following fits beside it. */
function MessageLabel() {
  const t = useT();
  return (
    <>
      <span className="sm:hidden">{t('profile.messageShort')}</span>
      <span className="max-sm:hidden">{t('profile.message')}</span>
    </>
  );
}

/** Says that writing needs an account, and links to the login, which leads on. */
function MessageNotice({ path }: { path: string }) {
  const t = useT();
  return (
    <Menu
      triggerClassName="btn"
      panelClassName="w-72"
      trigger={
        <>
          <Icon name="message-circle" />
          <MessageLabel />
        </>
      }
    >
      <div className="flex flex-col gap-3 p-4">
        <p>{t('profile.messageLogin')}</p>
        <LinkButton to={loginPath(path)} size="sm" icon="log-in">
          {t('profile.login')}
        </LinkButton>
        <LinkButton to={withBack('/register', path)} size="sm" variant="secondary">
          {t('profile.register')}
        </LinkButton>
      </div>
    </Menu>
  );
}
