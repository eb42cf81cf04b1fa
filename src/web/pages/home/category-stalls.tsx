import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { CategoryPicture } from '../../lib/kinds/category-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import type { HomeData, Stall } from './home-data.ts';

/** Names of tiles that are not categories. */
const OTHER_NAMES: Readonly<Record<string, MessageId>> = {
  agritourism: 'home.stall.agritourism',
  events: 'home.stall.event',
};

/** Picture links to all categories, and what is in season. */
export function CategoryStalls({ stalls, season }: Pick<HomeData, 'stalls' | 'season'>) {
  const t = useT();
  return (
    <section aria-labelledby="stalls" className="scallop-top relative bg-linen pt-10 pb-12 sm:pt-12">
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <h2 id="stalls" className="text-title">
          {t('home.stalls')}
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
          {stalls.map((stall) => (
            <StallCard key={stall.key} stall={stall} />
          ))}
        </ul>
        {season.length > 0 && (
          <div className="mt-6 flex flex-wrap items-center gap-2 sm:mt-8">
            <h3 className="me-2 text-heading max-sm:w-full">{t('home.season')}</h3>
            {season.map(({ id, key }) => (
              <Chip key={id} to={`/category/${id}`} prefetch="intent" preventScrollReset={false}>
                {t(`category.${key}` as MessageId)}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** On phones the name and the picture are in opposite corners; elsewhere the name is below the picture. */
function StallCard({ stall: { key, to, count } }: { stall: Stall }) {
  const t = useT();
  return (
    <Card
      as="li"
      active
      className="group min-h-31 overflow-hidden p-3 sm:flex sm:flex-col-reverse sm:items-center sm:justify-end sm:p-4 sm:text-center"
    >
      <div className="relative z-1 max-sm:pb-11 sm:mt-2">
        <h3 className="text-[1.0625rem] leading-tight wrap-anywhere sm:text-subheading sm:leading-tight">
          <Link to={to} prefetch="intent" className="card-link">
            {t(OTHER_NAMES[key] ?? (`category.${key}` as MessageId))}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted sm:mt-1">{t('home.offers', { count })}</p>
      </div>
      <CategoryPicture
        name={key}
        className="transition-transform duration-300 ease-settle group-hover:scale-108 group-hover:-rotate-2 max-sm:absolute max-sm:end-0 max-sm:-bottom-1 max-sm:w-17! sm:w-36!"
      />
    </Card>
  );
}
