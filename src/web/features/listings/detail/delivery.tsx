import { getKind } from '#kinds/index.ts';
import { DELIVERY_ICONS, deliveryText } from '../../../lib/delivery/delivery-texts.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListingProps } from './listing-props.ts';

/** How a listing reaches the buyer; each way links to listings that offer it too. */
export function Delivery({ listing: { kind, delivery, deliveryKm } }: ListingProps) {
  const t = useT();
  if (delivery.length === 0) return null;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="mb-3 text-heading">
        {t('delivery.title')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {delivery.map((way) => (
          <li key={way} className="flex">
            <Link to={`${getKind(kind).paths.list}?delivery=${way}`} className="chip">
              <Icon name={DELIVERY_ICONS[way]} size={20} className="text-primary" />
              <span className="min-w-0 wrap-anywhere hyphens-auto">{deliveryText(way, deliveryKm, t)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
