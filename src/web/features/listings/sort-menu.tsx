import type { MessageId } from '#i18n/message-id.ts';
import type { Kind, Sort } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { changedHref, type ListValues } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';

/** A selectable order; `''` is the default. */
type Order = Sort | '';

/**
 * The server's default order: with search words by relevance; else newest first with places for paid listings where the
 * kind has promotion, which cannot be selected; else the kind's first order.
 */
function usualOrder(kind: Kind, values: ListValues): Order {
  if (values.q) return 'relevance';
  return kind.capabilities.promotion ? '' : (kind.sorts[0] ?? '');
}

/** The applicable orders, default first: by distance only around a town, by relevance only with search words. */
function ordersFor(kind: Kind, values: ListValues): Order[] {
  const usual = usualOrder(kind, values);
  const isPossible = (sort: Sort) => (sort === 'distance' ? Boolean(values.town) : sort !== 'relevance');
  return [usual, ...kind.sorts.filter((sort) => sort !== usual && isPossible(sort))];
}

function messageOf(order: Order): MessageId {
  return order ? (`list.sort.${order}` as MessageId) : 'list.sort.default';
}

/** The menu of orders: links, so it works without JavaScript. */
export function SortMenu({ list: { address, values, errors } }: { list: ListData }) {
  const t = useT();
  const kind = getKind(address.kindId);
  const usual = usualOrder(kind, values);
  const current = 'sort' in errors ? usual : ((values.sort ?? usual) as Order);
  return (
    <Menu
      align="end"
      className="list-sort"
      triggerClassName="btn btn-secondary"
      trigger={
        <>
          <Icon name="arrow-up-down" />
          <span className="sr-only">{t('list.sort')}: </span>
          <span className="list-sort-name">{t(messageOf(current))}</span>
        </>
      }
    >
      {ordersFor(kind, values).map((order) => (
        <MenuLink
          key={order}
          to={changedHref(address, values, { sort: order === usual ? '' : order })}
          aria-current={order === current || undefined}
          preventScrollReset
        >
          <span className="flex-1">{t(messageOf(order))}</span>
          {order === current && <Icon name="check" />}
        </MenuLink>
      ))}
      <MenuLine />
      <MenuLink to="/howRankingWorks" icon="info">
        {t('list.ranking')}
      </MenuLink>
    </Menu>
  );
}
