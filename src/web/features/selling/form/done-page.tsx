import { useEffect, useRef, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { payHref } from '../../../lib/paths/listing-paths.ts';
import { pictureSource } from '../../../lib/pictures/picture-source.ts';
import { isPaidPlan } from '../../../lib/plans/is-paid-plan.ts';
import { planPriceText } from '../../../lib/plans/plan-prices.ts';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FolkStrip, Ornament } from '../../../ui/ornament.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { choosePlan, getOwnListing } from '../own/calls.ts';
import { PlanChoice } from './plan-choice.tsx';
import { ShareLink } from './share-link.tsx';
import { Waiting } from './waiting.tsx';

export interface DonePageProps {
  kindId: KindId;
  listingId: number;
}

/** The state of a listing just posted: published, waiting for a payment, or still without its plan. */
export function DonePage({ listingId }: DonePageProps) {
  const t = useT();
  const { state } = useLocation() as { state: { listing?: OwnListing } | null };
  const [listing, setListing] = useState(state?.listing ?? null);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    browserApi()
      .call(getOwnListing, { params: { id: listingId } })
      .then(setListing, setError);
  }, [listingId]);
  if (listing) return <Done listing={listing} onChange={setListing} />;
  if (error === undefined) return <Waiting />;
  return (
    <Card>
      <ErrorState
        level={1}
        title={t('panel.failed.title')}
        action={<LinkButton to="/userpanel">{t('posting.gone.panel')}</LinkButton>}
      >
        {failureText(error, t)}
      </ErrorState>
    </Card>
  );
}

interface DoneProps {
  listing: OwnListing;
  onChange: (listing: OwnListing) => void;
}

function Done({ listing, onChange }: DoneProps) {
  const { locale, t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { paths } = getKind(listing.kind);
  const isShown = listing.status !== 'neverActivated' && listing.status !== 'expired';
  const stage = isShown ? 'shown' : listing.wantedPlan ? 'waiting' : 'saved';
  useEffect(() => {
    if (stage) heading.current?.focus();
  }, [stage]);
  return (
    <div className="mx-auto max-w-2xl">
      <Card className="overflow-hidden text-center">
        <div className="bg-linen px-5 pt-6">
          <Ornament
            name={isShown ? 'rooster-pair' : 'basket'}
            className={isShown ? 'mx-auto w-64 sm:w-80' : 'mx-auto w-40'}
          />
          <FolkStrip className="-mx-5 mt-4" />
        </div>
        <div className="flex flex-col gap-5 p-5 sm:p-8">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
              {t(stage === 'shown' ? (`posting.done.shown.${listing.kind}` as MessageId) : `posting.done.${stage}`)}
            </h1>
            <p className="mt-2 text-muted">
              {stage === 'shown'
                ? t('posting.done.until', { date: listing.visibleUntil ? dateText(locale, listing.visibleUntil) : '' })
                : t(`posting.done.${stage}Text`)}
            </p>
          </div>
          <Row listing={listing} />
          {isShown ? <Shared listing={listing} /> : <Waits listing={listing} onChange={onChange} />}
          <div className="flex flex-wrap justify-center gap-3 border-t border-line pt-5">
            {isShown && (
              <LinkButton to={`${paths.detail}/${listing.id}`} icon="eye">
                {t('posting.done.see')}
              </LinkButton>
            )}
            <LinkButton to={paths.add} variant="secondary" icon="plus">
              {t('posting.done.another')}
            </LinkButton>
            <LinkButton to="/userpanel" variant="quiet">
              {t('posting.gone.panel')}
            </LinkButton>
          </div>
        </div>
      </Card>
    </div>
  );
}

function Row({ listing: { title, town, picture } }: { listing: OwnListing }) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3 text-start">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-field bg-linen">
        {picture ? (
          <Picture {...pictureSource(picture)} sizes="5rem" alt="" className="h-full!" />
        ) : (
          <Ornament name="tulip-branch" className="w-9 opacity-80" />
        )}
      </span>
      <div className="min-w-0">
        <p className="font-heading text-subheading font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{town}</p>
      </div>
    </div>
  );
}

function Shared({ listing }: { listing: OwnListing }) {
  const t = useT();
  const publicUrl = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? '';
  return (
    <>
      <ShareLink title={listing.title} url={`${publicUrl}${getKind(listing.kind).paths.detail}/${listing.id}`} />
      {listing.wantedPlan && (
        <Alert tone="info" className="text-start" action={<Pay listing={listing} />}>
          <p>{t('posting.done.wanted', { plan: t(`pages.plan.${listing.wantedPlan}` as MessageId) })}</p>
        </Alert>
      )}
    </>
  );
}

/** Links to the checkout of the wanted plan. */
function Pay({ listing }: { listing: OwnListing }) {
  const t = useT();
  const { wantedPlan } = listing;
  const href = isPaidPlan(wantedPlan) && payHref(listing, wantedPlan);
  if (!href) return null;
  return (
    <LinkButton to={href} size="lg" variant="amber" icon="credit-card">
      {t('posting.done.pay', { price: planPriceText(plans[wantedPlan].priceMinor) })}
    </LinkButton>
  );
}

/** Not published: choose the plan here, or publish it for free until it is paid for. */
function Waits({ listing, onChange }: DoneProps) {
  const t = useT();
  const [plan, setPlan] = useState<PlanId>('free');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { wantedPlan } = listing;

  async function show(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      onChange(await chosen(listing.id, wantedPlan ? ['free', wantedPlan] : [plan]));
    } catch (error) {
      setFailure(failureText(error, t));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-4 text-start">
      {!wantedPlan && getKind(listing.kind).capabilities.promotion && (
        <PlanChoice value={plan} among={listing.plans} onChange={setPlan} />
      )}
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      <Pay listing={listing} />
      <Button
        size="lg"
        variant={wantedPlan ? 'secondary' : 'amber'}
        icon="check"
        busy={isBusy}
        onClick={() => void show()}
      >
        {t(wantedPlan ? 'posting.done.freeMeanwhile' : 'posting.publish')}
      </Button>
    </div>
  );
}

/** Publishes the listing for free; a wanted paid plan stays wanted. */
async function chosen(id: number, wanted: readonly PlanId[]): Promise<OwnListing> {
  let listing: OwnListing | undefined;
  for (const plan of wanted) {
    const { data } = await browserApi().call(choosePlan, { params: { id }, body: { plan } });
    listing = data;
  }
  return listing as OwnListing;
}
