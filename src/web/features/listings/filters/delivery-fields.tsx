import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { DELIVERY_ICONS } from '../../../lib/delivery/delivery-texts.ts';
import { useT } from '../../../lib/i18n.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { listedValues } from './list-address.ts';
import type { ListData } from './list-data.ts';

/** The ways to the buyer, any of which will do, with result counts; only those of the selected category. */
export function DeliveryFields({ list: { address, values, errors, found } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const chosen = listedValues(values, 'delivery');
  const inCategory = categoriesById.get(Number(values.category))?.delivery ?? kind.delivery;
  const ways = kind.delivery.filter((way) => inCategory.includes(way) || chosen.includes(way));
  if (ways.length === 0) return null;
  // With a way chosen, the count of another is that of both together.
  const counts = found.facets?.delivery;
  return (
    <FieldGroup legend={t('delivery.title')} error={'delivery' in errors && (errors.delivery || t('list.wrongValue'))}>
      <div className="flex flex-col">
        {ways.map((way) => (
          <label key={way} className="tick-row tick-row-tight">
            <input type="checkbox" className="tick" name="delivery" value={way} defaultChecked={chosen.includes(way)} />
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Icon name={DELIVERY_ICONS[way]} size={18} className="text-primary" />
              {t(`delivery.way.${way}`)}
            </span>
            {counts && <span className="count">{counts[way] ?? 0}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
