import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListingAction, OwnListing } from '#contract/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showNumbers } from '../numbers/show-numbers.tsx';
import type { Act } from './acts-of.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import type { OwnPage } from './calls.ts';
import { OwnRow } from './own-row.tsx';
import { OwnToolbar } from './own-toolbar.tsx';
import { type OwnView, viewHref } from './own-view.ts';
import { type OwnSection, sectionOfKind } from './places.ts';
import { SelectAll } from './select-all.tsx';
import { complain, useActs } from './use-acts.ts';
import { useDuplicate } from './use-duplicate.ts';
import type { UsedOwnPage } from './use-own-page.ts';
import { useSelection } from './use-selection.ts';

const RemovalDialog = lazy(async () => ({ default: (await import('./removal-dialog.tsx')).RemovalDialog }));

/** What the focus comes to must not lie behind the bar of what is selected. */
const ABOVE_BAR = '[&_:is(a,button,input,summary)]:scroll-mb-28 sm:[&_:is(a,button,input,summary)]:scroll-mb-24';

export interface OwnFoundProps {
  kind: KindId;
  view: OwnView;
  page: OwnPage;
  remote: UsedOwnPage;
}

/** The own listings of a view, one row each. */
export function OwnFound({ kind, view, page, remote }: OwnFoundProps) {
  const t = useT();
  const section = sectionOfKind(kind);
  const status = useRef<HTMLParagraphElement>(null);
  const acts = useActs(remote, () => keepFocus(status.current));
  const duplicate = useDuplicate();
  const selection = useSelection(`${kind} ${view.state} ${view.q}`, page.items);
  const [removing, setRemoving] = useState<readonly OwnListing[]>([]);
  useLastPage(section, view, page);

  function act(action: ListingAction, listings: readonly OwnListing[]): void {
    if (action === 'remove') {
      focusMenuOf(document.activeElement);
      setRemoving(listings);
    } else void run(action, listings);
  }

  async function run(action: ListingAction, listings: readonly OwnListing[]): Promise<void> {
    const isBulk = listings.length > 1;
    await acts.run(action, listings);
    if (!isBulk) return;
    selection.clear();
    keepFocus(status.current);
  }

  function actOnRow(wanted: Act, listing: OwnListing): void {
    if (wanted === 'duplicate') void duplicate(listing);
    else if (wanted === 'numbers') openNumbers(listing);
    else if (wanted !== 'view' && wanted !== 'edit' && wanted !== 'plan') act(wanted, [listing]);
  }

  function openNumbers(listing: OwnListing): void {
    focusMenuOf(document.activeElement);
    showNumbers(listing, document.activeElement as HTMLElement | null).catch((error) => complain(error, t));
  }

  return (
    <div className="flex flex-col gap-4">
      <OwnToolbar section={section} view={view} counts={page.counts} />
      {acts.result && (
        <BulkOutcome
          result={acts.result}
          onUndo={(inverse, listings) => void acts.run(inverse, listings)}
          onClose={acts.forgetResult}
        />
      )}
      {page.items.length === 0 ? (
        <NothingHere section={section} view={view} />
      ) : (
        <>
          <SelectAll ref={status} page={page} selection={selection} />
          <ul
            className={classNames(
              'flex flex-col gap-3 transition-opacity',
              remote.isStale && 'opacity-60',
              selection.listings.length > 0 && ABOVE_BAR,
            )}
          >
            {page.items.map((listing) => (
              <OwnRow
                key={listing.id}
                listing={listing}
                isSelected={selection.has(listing)}
                isBusy={acts.busyIds.has(listing.id)}
                onSelect={(isSelected) => selection.put([listing], isSelected)}
                onAct={(wanted) => actOnRow(wanted, listing)}
              />
            ))}
          </ul>
        </>
      )}
      <BulkBar
        selection={selection}
        isBusy={acts.busyIds.size > 0}
        onAct={(action) => act(action, selection.listings)}
      />
      <Pagination
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={(number) => viewHref(section, { ...view, page: number })}
        labels={{
          navigation: t('list.pagination'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.pageNumber', { page: number }),
        }}
      />
      {removing.length > 0 && (
        <Suspense>
          <RemovalDialog
            listings={removing}
            onRemove={() => void run('remove', removing)}
            onClose={() => setRemoving([])}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What had the focus may be gone with its row; whoever uses the keyboard then goes on at the head of the list. */
function keepFocus(head: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) head?.focus({ preventScroll: true });
  });
}

/** A menu's entry is out of sight when the question about it is answered: the focus then goes back to the menu. */
function focusMenuOf(element: Element | null): void {
  element?.closest('details')?.querySelector('summary')?.focus();
}

/** The last page may have lost all it showed. */
function useLastPage(section: OwnSection, view: OwnView, { items, page, pageCount }: OwnPage): void {
  const navigate = useNavigate();
  const target = items.length === 0 && page > pageCount ? viewHref(section, { ...view, page: pageCount }) : null;
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
}

function NothingHere({ section, view }: { section: OwnSection; view: OwnView }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament={view.q ? 'lost-path' : 'jug'}
        title={view.q ? t('selling.nothing.search', { words: view.q }) : t(`selling.nothing.${view.state}`)}
        action={
          <LinkButton to={viewHref(section, {})} variant="secondary">
            {t('selling.nothing.showAll')}
          </LinkButton>
        }
      />
    </Card>
  );
}
