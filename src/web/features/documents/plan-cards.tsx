import type { InfoDocument } from '#contract/web-seam.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { benefitGroups, PLAN_IDS, type Plan, type Plans, plans } from '#kinds/plans.ts';
import { useT } from '../../lib/i18n.tsx';
import { PLAN_FRAMES } from '../../lib/plans/plan-frames.ts';
import { planPriceText, splitPrice } from '../../lib/plans/plan-prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type Section = InfoDocument['sections'][number];

export interface PlanCardsProps {
  sections: readonly Section[];
  /** The plans as they are sold now, or as they will be. */
  sold?: Plans;
}

/** As long as `139 zł`. */
const SHORT_PRICE_LENGTH = 6;

/** The plans side by side, with their texts from the price list. */
export function PlanCards({ sections, sold = plans }: PlanCardsProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {PLAN_IDS.map((id) => {
        const section = sections.find((each) => each.id === id);
        return section && <PlanCard key={id} plan={sold[id]} section={section} />;
      })}
    </ul>
  );
}

function PlanCard({ plan, section: { heading, paragraphs, items = [] } }: { plan: Plan; section: Section }) {
  const t = useT();
  const { id, priceMinor, status } = plan;
  const price = planPriceText(priceMinor);
  const { term, rest } = splitPrice(paragraphs[0] ?? '', price);
  return (
    <li id={id} className={classNames('card relative flex scroll-mt-24 flex-col gap-4 p-6', PLAN_FRAMES[id])}>
      <h2 className="text-heading">{heading}</h2>
      {status !== 'basic' && (
        <Badge
          tone={status === 'highlighted' ? 'amber' : 'primary'}
          icon={status === 'highlighted' ? 'star' : undefined}
          className="absolute end-5 -top-3"
        >
          {t(`status.${status}`)}
        </Badge>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          className={classNames(
            'font-heading font-bold text-primary-strong',
            // A price with grosze would not fit the narrow columns.
            price.length > SHORT_PRICE_LENGTH ? 'text-title' : 'text-display',
          )}
        >
          {price}
        </span>
        <span className="text-muted">{term}</span>
      </p>
      <p>{[rest, ...paragraphs.slice(1)].join(' ')}</p>
      <ul className="flex flex-1 flex-col gap-2.5">
        {(hasAllPlaces(plan) ? items : placesText(plan, t)).map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-primary" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {status === 'basic' ? (
        <LinkButton to="/addAnnouncement" variant="secondary">
          {t('pages.pricing.choose')}
        </LinkButton>
      ) : (
        <LinkButton to="/changeAnnouncementPlan" variant={id === 'extended' ? 'amber' : 'primary'}>
          {t('pages.pricing.promote')}
        </LinkButton>
      )}
    </li>
  );
}

/** The benefits that set a paid plan apart from the free one: those that come in several degrees. */
const EXTRAS = benefitGroups.flatMap(({ rows }) => rows).filter(({ benefits }) => benefits.length > 1);

/** Whether a plan gives all paid places, as the price list's text states. */
function hasAllPlaces({ status, gives }: Plan): boolean {
  return status === 'basic' || EXTRAS.every(({ benefits }) => benefits.some((benefit) => gives.includes(benefit)));
}

function placesText({ gives }: Plan, t: Translate): string[] {
  return EXTRAS.flatMap(({ name, benefits }) => {
    const given = benefits.find((benefit) => gives.includes(benefit));
    return given ? [`${t(`pages.benefit.${name}` as MessageId)}: ${t(`pages.benefit.${given}` as MessageId)}`] : [];
  });
}
