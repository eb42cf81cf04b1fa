import { Navigate, useSearchParams } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { KindId } from '#kinds/index.ts';
import { Suspended } from '../../features/moderation/notices/suspended.tsx';
import { getOwnListing } from '../../features/selling/own/calls.ts';
import { viewHref } from '../../features/selling/own/own-view.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { planHref, sectionOfKind } from '../../lib/paths/listing-paths.ts';
import { isPaidPlan } from '../../lib/plans/is-paid-plan.ts';
import { isNotFound } from '../../lib/remote/failure-text.ts';
import { PanelProvider } from '../../lib/remote/remote-context.tsx';
import { CardSkeleton, RemotePart } from '../../lib/remote/remote-part.tsx';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { OwnPage } from '../../lib/session/own-page.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ListingPicker } from './listing-picker.tsx';
import { PlanCheckout } from './plan-checkout.tsx';
import { PlanChoice } from './plan-choice.tsx';

/** The page where the owner of a listing (`?id=`) chooses its plan. */
export function PlanPage({ kind }: { kind: KindId }) {
  const t = useT();
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  const plan = search.get('plan');
  const isOrder = isId(id) && isPaidPlan(plan);
  return (
    <div className="mx-auto max-w-page px-4 py-5 sm:px-6 sm:py-8 lg:py-12">
      {isOrder && (
        <Link
          to={`?id=${id}`}
          className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary"
        >
          <Icon name="chevron-left" />
          {t('paying.otherPlan')}
        </Link>
      )}
      <h1 className="text-title">{t(isOrder ? 'paying.title' : 'selling.plan.title')}</h1>
      <p className="mt-1 mb-4 max-w-text sm:mt-2 sm:mb-6 text-muted">
        {t(isOrder ? 'paying.lead' : 'selling.plan.lead')}
      </p>
      <Suspended className="mb-6" />
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={user.id}>
            {isId(id) ? (
              <Chosen key={id} id={id} kind={kind} plan={isPaidPlan(plan) ? plan : null} />
            ) : (
              <ListingPicker kind={kind} />
            )}
          </PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
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

interface ChosenProps {
  id: number;
  kind: KindId;
  /** The plan to be ordered. */
  plan: 'basic' | 'extended' | null;
}

function Chosen({ id, kind, plan }: ChosenProps) {
  const remote = useRemote<OwnListing>(`own:${id}`, () => browserApi().call(getOwnListing, { params: { id } }));
  const isGone = isNotFound(remote.error);
  if (isGone || remote.value?.hidden === 'deleted') return <Gone kind={kind} />;
  return (
    <RemotePart remote={remote}>
      {(listing) => {
        if (listing.kind === kind && plan === null) return <PlanChoice listing={listing} onChosen={remote.write} />;
        if (listing.kind === kind && plan && listing.plans.includes(plan))
          return <PlanCheckout listing={listing} plan={plan} />;
        return <Navigate to={planHref(listing) ?? viewHref(sectionOfKind(listing.kind), {})} replace />;
      }}
    </RemotePart>
  );
}

/** Somebody else's, deleted or nonexistent: the page does not reveal which. */
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
