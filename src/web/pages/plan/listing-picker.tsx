import type { KindId } from '#kinds/index.ts';
import { Cover } from '../../features/selling/own/cover.tsx';
import { viewHref } from '../../features/selling/own/own-view.ts';
import { StandingBadge } from '../../features/selling/own/standing-badge.tsx';
import { useOwnPage } from '../../features/selling/own/use-own-page.ts';
import { useT } from '../../lib/i18n.tsx';
import { planHref, sectionOfKind } from '../../lib/paths/listing-paths.ts';
import { RemotePart } from '../../lib/remote/remote-part.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** For visitors without a listing in the URL: their listings whose plan can be chosen. */
export function ListingPicker({ kind }: { kind: KindId }) {
  const t = useT();
  const remote = useOwnPage(kind, { state: 'all', q: '', page: 1 });
  const toList = viewHref(sectionOfKind(kind), {});
  return (
    <RemotePart remote={remote}>
      {({ items, pageCount }) => {
        const open = items.filter(({ plans }) => plans.length > 0);
        if (open.length === 0) {
          return (
            <Card>
              <EmptyState
                ornament="basket"
                title={t('selling.plan.none')}
                action={<LinkButton to={toList}>{t('selling.plan.toList')}</LinkButton>}
              >
                {t('selling.plan.noneText')}
              </EmptyState>
            </Card>
          );
        }
        return (
          <section aria-labelledby="which" className="max-w-3xl">
            <h2 id="which" className="mb-4 text-heading">
              {t('selling.plan.which')}
            </h2>
            <ul className="flex flex-col gap-3">
              {open.map((listing) => (
                <Card key={listing.id} as="li" active className="flex items-center gap-4 p-3">
                  <Cover listing={listing} className="size-16" />
                  <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
                    <Link to={planHref(listing) ?? toList} className="card-link font-bold wrap-anywhere">
                      {listing.title}
                    </Link>
                    <span className="flex flex-wrap gap-1.5">
                      <StandingBadge listing={listing} />
                    </span>
                  </span>
                  <Icon name="chevron-right" className="text-muted" />
                </Card>
              ))}
            </ul>
            {pageCount > 1 && (
              <Link to={toList} className="link mt-4 inline-block font-semibold">
                {t('selling.plan.more')}
              </Link>
            )}
          </section>
        );
      }}
    </RemotePart>
  );
}
