import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { ListingCard as Listing } from '#contract/listings/listings.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { pageHref, pageOf } from '../../lib/panel/paged-section.ts';
import { SectionFrame } from '../../lib/panel/section-frame.tsx';
import { SectionPages } from '../../lib/panel/section-pages.tsx';
import { RemotePart } from '../../lib/remote/remote-part.tsx';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { listFavourites } from './calls.ts';
import { learnKept } from './keeping.ts';
import { useHeart } from './use-heart.ts';

type FavouritesPage = AnswerOf<typeof listFavourites>;

const GRID = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-5';

export interface FavouritesSectionProps {
  renderCard: (listing: Listing) => ReactNode;
}

/** The user's favourites, latest first. */
export function FavouritesSection({ renderCard }: FavouritesSectionProps) {
  const t = useT();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const remote = useRemote<FavouritesPage>(`favourites:${page}`, async () => {
    const found = await browserApi().call(listFavourites, { query: { page } });
    learnKept(found.items.map(({ id }) => id));
    return found;
  });
  return (
    <SectionFrame id="favourites" lead={t('favourites.lead')}>
      <RemotePart remote={remote} skeleton={<CardsSkeleton />}>
        {(found) => <Found found={found} renderCard={renderCard} />}
      </RemotePart>
    </SectionFrame>
  );
}

function Found({
  found: { items, page, pageCount, hidden },
  renderCard,
}: FavouritesSectionProps & { found: FavouritesPage }) {
  const t = useT();
  useLastPage(items.length === 0 && page > 1 ? Math.min(page - 1, Math.max(1, pageCount)) : null);
  if (items.length === 0) return <Nothing hidden={hidden} />;
  return (
    <>
      <ul className={GRID}>
        {items.map((listing) => (
          <Kept key={listing.id} listing={listing}>
            {renderCard(listing)}
          </Kept>
        ))}
      </ul>
      {hidden > 0 && page === pageCount && <Alert tone="info">{t('favourites.hidden', { count: hidden })}</Alert>}
      <SectionPages section="favourites" page={page} pageCount={pageCount} />
    </>
  );
}

/** A removed favourite stays in place, faded, so that nothing shifts and the heart can restore it. */
function Kept({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { isKept } = useHeart(listing);
  return <li className={`min-w-0 transition-opacity ${isKept === false ? 'opacity-55' : ''}`}>{children}</li>;
}

/** The last page may have become empty. */
function useLastPage(target: number | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (target !== null) void navigate(pageHref('favourites', target), { replace: true });
  }, [target, navigate]);
}

function Nothing({ hidden }: { hidden: number }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament={hidden > 0 ? 'lost-path' : 'tulip-branch'}
        title={t(hidden > 0 ? 'favourites.noneShown' : 'favourites.none')}
        action={
          <LinkButton to="/ads" icon="shopping-basket">
            {t('favourites.browse')}
          </LinkButton>
        }
      >
        {hidden > 0 ? t('favourites.hidden', { count: hidden }) : t('favourites.noneText')}
      </EmptyState>
    </Card>
  );
}

const CARDS = [1, 2, 3];

function CardsSkeleton() {
  return (
    <span className={GRID}>
      {CARDS.map((card) => (
        <span key={card} className="card flex sm:flex-col">
          <Skeleton className="w-32 shrink-0 rounded-s-[1.15rem] max-sm:min-h-32 sm:aspect-4/3 sm:w-full sm:rounded-b-none" />
          <span className="block min-w-0 flex-1 p-4">
            <Skeleton className="h-5 w-4/5" />
            <SkeletonText lines={2} className="mt-4" />
          </span>
        </span>
      ))}
    </span>
  );
}
