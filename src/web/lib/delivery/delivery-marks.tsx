import { Icon } from '../../ui/icon.tsx';
import { useT } from '../i18n.tsx';
import { DELIVERY_ICONS, type Delivered, deliveryText } from './delivery-texts.ts';

/** How a listing reaches the buyer, for cards: icons, with a short word each where there is room. Nothing if unknown. */
export function DeliveryMarks({ listing: { delivery, deliveryKm } }: { listing: Delivered }) {
  const t = useT();
  if (delivery.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {delivery.map((way) => (
        <li key={way} className="inline-flex items-center gap-1" title={deliveryText(way, deliveryKm, t)}>
          <Icon name={DELIVERY_ICONS[way]} size={17} />
          <span aria-hidden="true" className="max-sm:hidden">
            {t(`delivery.short.${way}`)}
          </span>
          <span className="sr-only">{deliveryText(way, deliveryKm, t)}</span>
        </li>
      ))}
    </ul>
  );
}
