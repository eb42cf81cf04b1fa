import { useT } from '../i18n.tsx';
import { type Delivered, deliveryText } from './delivery-texts.ts';

/**
 * How a listing reaches the buyer, for cards: icons, with a short word each where there is room. Nothing if unknown.
 */
export function DeliveryMarks({ listing: { delivery, deliveryKm } }: { listing: Delivered }) {
  const t = useT();
  if (delivery.length === 0) return null;
  return (
    <ul className="card-ways">
      {delivery.map((way) => (
        <li key={way} data-way={way} title={deliveryText(way, deliveryKm, t)}>
          {t(`delivery.short.${way}`)}
        </li>
      ))}
    </ul>
  );
}
