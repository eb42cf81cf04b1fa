import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { isTerm } from '#kinds/terms.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { tagIcon } from '../../../lib/kinds/tag-icons.ts';
import { ReservedMark } from '../../../lib/terms/reserved-mark.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { textDetail } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';

/** Below the price: whether it is reserved, and the terms of sale; each links to listings with the same. */
export function Terms({ listing }: ListingProps) {
  const { locale, t } = useLanguage();
  const kind = getKind(listing.kind);
  const terms = listing.tags.filter((tag) => isTerm(tag) && tag !== 'free');
  const swapFor = textDetail(listing, 'swapFor');
  if (terms.length === 0 && !listing.reserved) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap items-center gap-2">
        {listing.reserved && (
          <li className="flex">
            <ReservedMark isReserved />
          </li>
        )}
        {terms.map((term) => (
          <li key={term} className="flex">
            <Link to={`${kind.paths.list}?${kind.tagFilter.param}=${term}`} className="chip">
              <Icon name={tagIcon(term)} size={18} className="text-primary" />
              {t(`tag.${term}` as MessageId)}
            </Link>
          </li>
        ))}
      </ul>
      {swapFor && (
        <p className="wrap-anywhere">
          <b>{t('detail.swapFor')}:</b> <span lang={writtenLang(locale)}>{swapFor}</span>
        </p>
      )}
    </div>
  );
}
