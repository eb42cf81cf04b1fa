import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { categoryTree, subtreeIds } from '#kinds/ad/categories.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Showcase } from './home-page.tsx';

interface Stall {
  readonly picture: string;
  readonly to: string;
  readonly name: string;
  readonly count: string;
}

/** The branches of the category tree as pictures, and beside them the other kinds of listings. */
export function CategoryStalls({ showcase: { categoryCounts, counts } }: { showcase: Showcase }) {
  const t = useT();
  const stalls: Stall[] = [
    ...categoryTree.children.map((branch) => ({
      picture: branch.key,
      to: `/category/${branch.id}`,
      name: t(`category.${branch.key}` as MessageId),
      count: t('kind.ad.count', {
        count: subtreeIds(branch.id).reduce((sum, id) => sum + (categoryCounts[id] ?? 0), 0),
      }),
    })),
    otherStall('agritourism', 'agritourism', counts.facilities),
    otherStall('event', 'events', counts.events),
  ];
  function otherStall(kind: KindId, picture: string, count: number): Stall {
    return {
      picture,
      to: getKind(kind).paths.list,
      name: t(`home.stall.${kind}` as MessageId),
      count: t('home.offers', { count }),
    };
  }
  return (
    <section aria-labelledby="stalls" className="scallop-top bg-linen py-10 sm:py-12">
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <h2 id="stalls" className="text-title">
          {t('home.stalls')}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-5">
          {stalls.map(({ picture, to, name, count }) => (
            <Card as="li" active key={to} className="flex flex-col items-center p-3 text-center sm:p-4">
              <Picture
                src={`/categories/${picture}.webp`}
                width={400}
                height={400}
                alt=""
                averageColor={null}
                className="w-full max-w-36"
              />
              <Link
                to={to}
                className="card-link mt-2 font-heading text-subheading leading-tight hyphens-auto wrap-anywhere"
              >
                {name}
              </Link>
              <span className="mt-1 text-sm text-muted">{count}</span>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
