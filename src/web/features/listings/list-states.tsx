import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById, categoryTree } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { changedHref, clearedValues, listHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';
import { RADII_KM, USUAL_RADIUS_KM } from './filters/town-fields.tsx';

/** No results: suggests what to try instead, `first` before all else. */
export function NothingFound({ list, first }: { list: ListData; first?: ReactNode }) {
  const t = useT();
  const { address, values } = list;
  const filters = activeFilters(list, t);
  const text = filters.length === 0 ? 'empty' : filters.every(({ key }) => key === 'q') ? 'words' : 'nothing';
  const { capabilities } = getKind(address.kindId);
  return (
    <div>
      <EmptyState
        title={t(filters.length > 0 ? 'list.nothing.title' : 'list.empty.title')}
        action={
          <>
            {first}
            <FurtherAway list={list} />
            <MeantInstead list={list} />
            {filters.length > 0 && (
              <LinkButton variant="secondary" icon="x" to={listHref(address, clearedValues(address, values))}>
                {t('list.clear')}
              </LinkButton>
            )}
          </>
        }
      >
        {t(`list.${text}.text`)}
      </EmptyState>
      {capabilities.categories && <OtherCategories />}
    </div>
  );
}

/** Links to the categories of the searched goods, and to everything near the named place. */
function MeantInstead({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const place = found.understood.find(({ kind }) => kind === 'place');
  return (
    <>
      {place?.widen && (
        <LinkButton
          icon="map-pin"
          to={changedHref(address, values, {
            q: place.rest,
            town: String(place.widen.town),
            radius: String(place.widen.radiusKm),
          })}
        >
          {t('list.nothing.widen', { radius: place.widen.radiusKm })}
        </LinkButton>
      )}
      {place && place.rest !== '' && (
        <LinkButton variant="secondary" to={changedHref(address, values, { q: place.text })}>
          {t('list.nothing.around', { place: place.text })}
        </LinkButton>
      )}
      {found.categories.map((id) => {
        const category = categoriesById.get(id);
        return (
          category && (
            <LinkButton key={id} variant="secondary" to={`/category/${id}`}>
              {t(`category.${category.key}` as MessageId)}
            </LinkButton>
          )
        );
      })}
    </>
  );
}

/** The next larger distance; after the largest, the whole country. */
function FurtherAway({ list: { address, values } }: { list: ListData }) {
  const t = useT();
  if (!values.town) return null;
  const further = RADII_KM.find((each) => each > Number(values.radius ?? USUAL_RADIUS_KM));
  return (
    <LinkButton
      icon="map-pin"
      to={changedHref(address, values, further ? { radius: String(further) } : { town: '', radius: '' })}
    >
      {further ? t('list.nothing.widen', { radius: further }) : t('list.nothing.anywhere')}
    </LinkButton>
  );
}

function OtherCategories() {
  const t = useT();
  return (
    <section className="mx-auto mb-8 max-w-2xl text-center">
      <h2 className="mb-3 text-subheading">{t('list.nothing.elsewhere')}</h2>
      <ChipList className="justify-center">
        {categoryTree.children.map(({ id, key }) => (
          <Chip key={id} to={`/category/${id}`}>
            {t(`category.${key}` as MessageId)}
          </Chip>
        ))}
      </ChipList>
    </section>
  );
}

/** The requested page is after the last one. */
export function BeyondTheEnd({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  return (
    <EmptyState
      ornament="lost-path"
      title={t('list.beyond.title')}
      action={
        <>
          <LinkButton to={listHref(address, { ...values, page: String(found.pageCount) })}>
            {t('list.beyond.last')}
          </LinkButton>
          <LinkButton variant="secondary" to={listHref(address, { ...values, page: '' })}>
            {t('list.beyond.first')}
          </LinkButton>
        </>
      }
    >
      {t('list.beyond.text', { count: found.pageCount })}
    </EmptyState>
  );
}

const SKELETONS = 9;

/** Placeholder of a loading grid. */
export function ListingGridSkeleton({ count = SKELETONS }: { count?: number }) {
  const t = useT();
  return (
    <Loading label={t('list.loading')} className="card-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card overflow-hidden">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-3 sm:p-4">
            <Skeleton className="h-5" />
            <Skeleton className="h-6 w-1/3" />
            <Skeleton className="h-4 w-2/3 sm:mt-4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
