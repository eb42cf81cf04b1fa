import { Navigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { OwnListing } from '#contract/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { getOwnListing } from '../my-listings/calls.ts';
import { viewHref } from '../my-listings/own-view.ts';
import { planHref, sectionOfKind } from '../my-listings/places.ts';
import { Suspended } from '../notices/suspended.tsx';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { CardSkeleton, RemotePart } from '../panel/remote-part.tsx';
import { useRemote } from '../panel/use-remote.ts';
import { ListingPicker } from './listing-picker.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** Where the owner of a listing (`?id=`) chooses its plan. */
export function PlanPage({ kind }: { kind: KindId }) {
  const t = useT();
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title">{t('selling.plan.title')}</h1>
      <p className="mt-2 mb-6 max-w-text text-muted">{t('selling.plan.lead')}</p>
      <Suspended className="mb-6" />
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={user.id}>
            {Number.isSafeInteger(id) && id > 0 ? (
              <Chosen key={id} id={id} kind={kind} />
            ) : (
              <ListingPicker kind={kind} />
            )}
          </PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return (
    <>
      <noscript>
        <p className="mb-6 max-w-text">{t('account.session.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CardSkeleton />
      </Loading>
    </>
  );
}

function Chosen({ id, kind }: { id: number; kind: KindId }) {
  const remote = useRemote<OwnListing>(`own:${id}`, () => browserApi().call(getOwnListing, { params: { id } }));
  const isGone = isApiError(remote.error) && remote.error.code === 'notFound';
  if (isGone || remote.value?.hidden === 'deleted') return <Gone kind={kind} />;
  return (
    <RemotePart remote={remote}>
      {(listing) => {
        if (listing.kind === kind) return <PlanChoice listing={listing} onChosen={remote.write} />;
        return <Navigate to={planHref(listing) ?? viewHref(sectionOfKind(listing.kind), {})} replace />;
      }}
    </RemotePart>
  );
}

/** Somebody else's, or deleted, or never there: which of them is nobody's business. */
function Gone({ kind }: { kind: KindId }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="lost-path"
        title={t('selling.plan.gone')}
        action={<LinkButton to={viewHref(sectionOfKind(kind), {})}>{t('selling.plan.toList')}</LinkButton>}
      >
        {t('selling.plan.goneText')}
      </EmptyState>
    </Card>
  );
}
