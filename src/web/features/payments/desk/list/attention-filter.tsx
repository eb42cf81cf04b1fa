import { useT } from '../../../../lib/i18n.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { useCurrentInView } from '../../../../ui/use-current-in-view.ts';
import { ATTENTIONS } from '../bounds.ts';
import { ATTENTION_ICONS } from '../money-marks.tsx';
import { type PaymentsView, paymentsHref } from '../places.ts';

/** Filters by why a payment needs attention. */
export function AttentionFilter({ view }: { view: PaymentsView }) {
  const t = useT();
  const row = useCurrentInView(view.attention);
  return (
    <nav
      ref={row}
      aria-label={t('moneyDesk.filter.attention')}
      className="-mx-4 mb-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        <li className="shrink-0">
          <Chip to={paymentsHref({ ...view, attention: 'any', page: 1 })} selected={view.attention === 'any'}>
            {t('moneyDesk.filter.any')}
          </Chip>
        </li>
        {ATTENTIONS.map((attention) => (
          <li key={attention} className="shrink-0">
            <Chip
              to={paymentsHref({ ...view, attention: view.attention === attention ? 'any' : attention, page: 1 })}
              selected={view.attention === attention}
              icon={ATTENTION_ICONS[attention]}
            >
              {t(`moneyDesk.attention.${attention}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
