import type { Translate } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import type { Kind, Quantity } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { unitOf } from '../../../lib/kinds/quantity-unit.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RangeFields } from '../../../ui/range-fields.tsx';
import { type ListValues, rangeNames } from './list-address.ts';
import type { ListData } from './list-data.ts';

/** The quantities of the selected category, and any other that is already filtered by. */
function quantitiesFor(kind: Kind, values: ListValues): readonly Quantity[] {
  const inCategory = categoriesById.get(Number(values.category))?.quantities ?? kind.quantities;
  return kind.quantities.filter((each) => inCategory.includes(each) || rangeNames(each).some((name) => values[name]));
}

/** The range of the first quantity, the most used one. */
export function FirstQuantity({ list }: { list: ListData }) {
  const [first] = quantitiesFor(getKind(list.address.kindId), list.values);
  return first && <QuantityRange quantity={first} list={list} />;
}

/** The ranges of the others, collapsed when there are several, to keep the form short. */
export function OtherQuantities({ list }: { list: ListData }) {
  const t = useT();
  const { address, values, errors } = list;
  const [, ...others] = quantitiesFor(getKind(address.kindId), values);
  const ranges = others.map((quantity) => <QuantityRange key={quantity} quantity={quantity} list={list} />);
  if (others.length < 2) return ranges;
  const isAsked = others.flatMap(rangeNames).some((name) => values[name] || name in errors);
  return (
    <Disclosure
      className="-my-3 border-y border-line"
      summary={<span>{others.map((quantity) => t(`quantity.${quantity}`)).join(' · ')}</span>}
      open={isAsked}
    >
      <div className="flex flex-col gap-4 pb-4">{ranges}</div>
    </Disclosure>
  );
}

/** In a category where nearly all prices are for one unit, the price is named with it: "Cena (zł/kg)". */
function legendOf(quantity: Quantity, values: ListValues, t: Translate): string {
  const unit = quantity === 'price' ? categoriesById.get(Number(values.category))?.dominant : null;
  return unit ? t('list.pricePer', { unit: t(`priceUnit.short.${unit}`) }) : t(`quantity.${quantity}`);
}

function QuantityRange({ quantity, list: { values, errors } }: { quantity: Quantity; list: ListData }) {
  const t = useT();
  const [from, to] = rangeNames(quantity);
  const wrong = [from, to].find((name) => name in errors);
  return (
    <RangeFields
      legend={legendOf(quantity, values, t)}
      unit={unitOf(quantity, t)}
      from={{ name: from, label: t('list.from'), defaultValue: values[from] }}
      to={{ name: to, label: t('list.to'), defaultValue: values[to] }}
      error={wrong && (errors[wrong] || t('list.wrongValue'))}
    />
  );
}
