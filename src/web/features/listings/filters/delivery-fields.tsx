import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { listedValues } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { Ticks } from './ticks.tsx';

/** The delivery methods of the selected category with result counts; a listing matches if it has any chosen one. */
export function DeliveryFields({ list: { address, values, errors, found } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const chosen = listedValues(values, 'delivery');
  const inCategory = categoriesById.get(Number(values.category))?.delivery ?? kind.delivery;
  const ways = kind.delivery.filter((way) => inCategory.includes(way) || chosen.includes(way));
  if (ways.length === 0) return null;
  return (
    <FieldGroup legend={t('delivery.title')} error={'delivery' in errors && (errors.delivery || t('list.wrongValue'))}>
      {/* Once a method is chosen, the count of another one includes the listings of both. */}
      <Ticks name="delivery" values={ways} chosen={chosen} counts={found.facets?.delivery} textOf={wayText} />
    </FieldGroup>
  );
}

function wayText(way: string): MessageId {
  return `delivery.way.${way}` as MessageId;
}
