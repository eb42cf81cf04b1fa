import { FOLLOW_FREQUENCIES, type Follow, type FollowFrequency } from '#contract/following.ts';
import { getKind } from '#kinds/index.ts';
import { avatarSrc } from '../../../lib/avatar-src.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { cardPictureSource } from '../../../lib/pictures/picture-source.ts';
import { PriceLabel } from '../../../lib/prices/price-label.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Ornament } from '../../../ui/ornament.tsx';
import type { UsedFollows } from './use-follows.ts';

export interface FollowCardProps {
  follow: Follow;
  setFrequency: UsedFollows['setFrequency'];
  onStop: () => void;
}

/** A followed seller with their newest listings, and how often the user is notified of new ones. */
export function FollowCard({ follow, setFrequency, onStop }: FollowCardProps) {
  const { locale, t } = useLanguage();
  const { seller, frequency, newest, followedAt } = follow;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-center gap-3 sm:gap-4">
        <Avatar name={seller.name} src={avatarSrc(seller)} size={56} />
        <div className="min-w-0 flex-1">
          <h2 className="font-heading text-lg leading-tight font-bold wrap-anywhere" lang={writtenLang(locale)}>
            <Link
              to={`/user/${seller.id}`}
              className="tap inline-flex min-h-6 items-center hover:text-primary-strong hover:underline"
            >
              {seller.name}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {seller.town && <span>{seller.town} · </span>}
            {t('following.since', { date: dateText(locale, followedAt) })}
          </p>
        </div>
      </div>
      <Newest newest={newest} name={seller.name} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <Field label={t('following.frequency')} className="min-w-0 max-sm:w-full">
          <SelectInput
            value={frequency}
            onChange={({ target }) => void setFrequency(follow, target.value as FollowFrequency)}
          >
            {FOLLOW_FREQUENCIES.map((each) => (
              <option key={each} value={each}>
                {t(`following.frequency.${each}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Button
          variant="quiet"
          icon="x"
          aria-label={t('following.stopName', { name: seller.name })}
          onClick={onStop}
          className="max-sm:w-full"
        >
          {t('following.stop')}
        </Button>
      </div>
    </Card>
  );
}

function Newest({ newest, name }: { newest: Follow['newest']; name: string }) {
  const t = useT();
  if (newest.length === 0) return <p className="text-muted">{t('following.nothing')}</p>;
  return (
    <ul className="grid grid-cols-3 gap-3" aria-label={t('following.newest', { name })}>
      {newest.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <NewestListing listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function NewestListing({ listing }: { listing: Follow['newest'][number] }) {
  const { locale } = useLanguage();
  const { kind, id, title, picture, startsAt } = listing;
  return (
    <Link to={`${getKind(kind).paths.detail}/${id}`} className="group block">
      <span className="block aspect-4/3 overflow-hidden rounded-field bg-linen">
        {picture ? (
          <img
            {...cardPictureSource(picture)}
            sizes="(min-width: 64rem) 14rem, 30vw"
            alt=""
            loading="lazy"
            className="size-full object-cover"
            style={{ backgroundColor: picture.averageColor }}
          />
        ) : (
          <span className="grid size-full place-items-center text-muted">
            <Ornament name="tulip-branch" className="w-2/5 opacity-80" />
          </span>
        )}
      </span>
      <span
        className="mt-1.5 line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere group-hover:underline"
        lang={writtenLang(locale)}
      >
        {title}
      </span>
      <span className="block text-sm text-muted">
        {listing.price !== null ? <PriceLabel priced={listing} /> : startsAt && dateText(locale, startsAt)}
      </span>
    </Link>
  );
}
