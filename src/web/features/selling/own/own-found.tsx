import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { type OwnSection, sectionOfKind } from '../../../lib/paths/listing-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Act } from './acts-of.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import type { OwnPage } from './calls.ts';
import { OwnRow } from './own-row.tsx';
import { OwnToolbar } from './own-toolbar.tsx';
import { type OwnView, viewHref } from './own-view.ts';
import { SelectAll } from './select-all.tsx';
import type { ShowNumbers } from './show-numbers.ts';
import { useOwnActs } from './use-own-acts.ts';
import type { UsedOwnPage } from './use-own-page.ts';
import { type Selection, useSelection } from './use-selection.ts';

const RemovalDialog = lazyPart(
  () => import('./removal-dialog.tsx'),
  (module) => module.RemovalDialog,
);

/** Focused elements must not be hidden behind the selection bar. */
const ABOVE_BAR = '[&_:is(a,button,input,summary)]:scroll-mb-28 sm:[&_:is(a,button,input,summary)]:scroll-mb-24';

export interface OwnFoundProps {
  kind: KindId;
  view: OwnView;
  page: OwnPage;
  remote: UsedOwnPage;
  showNumbers: ShowNumbers;
}

/** The user's listings of a view, one row each. */
export function OwnFound({ kind, view, page, remote, showNumbers }: OwnFoundProps) {
  const t = useT();
  const section = sectionOfKind(kind);
  const status = useRef<HTMLParagraphElement>(null);
  const selection = useSelection(`${kind} ${view.state} ${view.q}`, page.items);
  const { acts, removing, closeRemoval, run, act, actOnRow } = useOwnActs(remote, { selection, showNumbers, status });
  useLastPage(section, view, page);
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
          <OwnRows
            items={page.items}
            isStale={remote.isStale}
            selection={selection}
            busyIds={acts.busyIds}
            onAct={actOnRow}
          />
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
          <RemovalDialog listings={removing} onRemove={() => void run('remove', removing)} onClose={closeRemoval} />
        </Suspense>
      )}
    </div>
  );
}

interface OwnRowsProps {
  items: readonly OwnListing[];
  isStale: boolean;
  selection: Selection;
  busyIds: ReadonlySet<number>;
  onAct: (wanted: Act, listing: OwnListing) => void;
}

function OwnRows({ items, isStale, selection, busyIds, onAct }: OwnRowsProps) {
  return (
    <ul
      className={classNames(
        'flex flex-col gap-3 transition-opacity',
        isStale && 'opacity-60',
        selection.listings.length > 0 && ABOVE_BAR,
      )}
    >
      {items.map((listing) => (
        <OwnRow
          key={listing.id}
          listing={listing}
          isSelected={selection.has(listing)}
          isBusy={busyIds.has(listing.id)}
          onSelect={(isSelected) => selection.put([listing], isSelected)}
          onAct={(wanted) => onAct(wanted, listing)}
        />
      ))}
    </ul>
  );
}

/** The last page may have become empty. */
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
