import type { Translate } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import type { Kind, Quantity } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { RangeFields } from '../../ui/range-fields.tsx';
import { type ListValues, rangeNames } from './list-address.ts';
import type { ListData } from './list-data.ts';

/** What a quantity is asked for in. */
export function unitOf(quantity: Quantity, t: Translate): string {
  return { price: 'zł', pieces: t('list.unit.pieces'), weight: 'kg', volume: 'l' }[quantity];
}

/** The quantities that the chosen category has, and any other that is already asked for. */
function quantitiesFor(kind: Kind, values: ListValues): readonly Quantity[] {
  const inCategory = categoriesById.get(Number(values.category))?.quantities ?? kind.quantities;
  return kind.quantities.filter((each) => inCategory.includes(each) || rangeNames(each).some((name) => values[name]));
}

/** From and to of every quantity that makes sense. */
export function QuantityFields({ list: { address, values, errors } }: { list: ListData }) {
  const t = useT();
  return quantitiesFor(getKind(address.kindId), values).map((quantity) => {
    const [from, to] = rangeNames(quantity);
    const wrong = [from, to].find((name) => name in errors);
    return (
      <RangeFields
        key={quantity}
        legend={t(`quantity.${quantity}`)}
        unit={unitOf(quantity, t)}
        from={{ name: from, label: t('list.from'), defaultValue: values[from] }}
        to={{ name: to, label: t('list.to'), defaultValue: values[to] }}
        error={wrong && (errors[wrong] || t('list.wrongValue'))}
      />
    );
  });
}
