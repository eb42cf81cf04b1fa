import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { isPaidFor, MARKS_PATH } from '../../lib/plans/paid-mark.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { listHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';

/** Notices above the results: invalid filters, a corrected word, nearby results. */
export function ListNotices({ list }: { list: ListData }) {
  const t = useT();
  const { near, items } = list.found;
  return (
    <>
      <ErrorSummary list={list} />
      <Correction list={list} />
      {near && items.length > 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="map-pin" />
          {t('list.withinNotice', { town: near.name, voivodeship: near.voivodeship, radius: near.radiusKm })}
        </p>
      )}
    </>
  );
}

/** Says which spelling was searched for instead, with a link to search for the words as typed. */
function Correction({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  if (found.corrected === null || !values.q) return null;
  return (
    <p role="status">
      {t('list.corrected', { words: found.corrected })}{' '}
      <Link to={listHref(address, { ...values, page: '', asTyped: '1' })} className="link">
        {t('list.asTyped', { words: values.q })}
      </Link>
    </p>
  );
}

/** In the default order paid listings have places of their own: disclosed below the list, not only by their badges. */
export function PaidPlaces({ list: { found, values } }: { list: ListData }) {
  const t = useT();
  if (values.sort || values.q || !found.items.some(({ status }) => isPaidFor(status))) return null;
  return (
    <p className="text-center text-sm text-muted">
      {t('list.paidFirst')}{' '}
      <Link to={MARKS_PATH} className="link tap inline-block">
        {t('list.ranking')}
      </Link>
    </p>
  );
}

function ErrorSummary({ list: { address, errors } }: { list: ListData }) {
  const t = useT();
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  return (
    <Alert tone="error" live title={t('list.errors')}>
      <ul className="my-1 list-disc ps-5">
        {names.map((name) => (
          <li key={name}>
            {labelOf(name, address.kindId, t)}: {errors[name] || t('list.wrongValue')}
          </li>
        ))}
      </ul>
      <p>{t('list.errorsText')}</p>
    </Alert>
  );
}

const LABELS: Readonly<Record<string, MessageId>> = {
  q: 'list.words',
  category: 'list.category',
  town: 'list.town',
  radius: 'list.radius',
  picture: 'list.withPicture',
  sort: 'list.sort',
  page: 'list.page',
  from: 'list.dates',
  to: 'list.dates',
  past: 'list.past',
};

function labelOf(name: string, kindId: ListData['address']['kindId'], t: Translate): string {
  const kind = getKind(kindId);
  const own = LABELS[name];
  if (own) return t(own);
  if (name === kind.tagFilter.param)
    return t(kind.tagGroups.length === 1 ? (`tagGroup.${kind.tagGroups[0]?.name}` as MessageId) : 'list.filters');
  const quantity = kind.quantities.find((each) => name.startsWith(`${each}_`));
  return quantity ? t(`quantity.${quantity}`) : name;
}
