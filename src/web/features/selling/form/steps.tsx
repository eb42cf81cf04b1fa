import { useT } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { STEP_ICONS, STEP_IDS, type StepId } from './form-plan.ts';

export interface StepListProps {
  current: StepId;
  /** Parts with errors. */
  wrong: ReadonlySet<StepId>;
  onGo: (step: StepId) => void;
}

/** On phones: the current step, and links to the others. */
export function StepList({ current, wrong, onGo }: StepListProps) {
  const t = useT();
  const at = STEP_IDS.indexOf(current);
  return (
    <nav aria-label={t('posting.steps')} className="lg:hidden">
      <ol className="grid grid-cols-5 gap-1">
        {STEP_IDS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onGo(step)}
              className={classNames(
                'flex w-full cursor-pointer flex-col items-center gap-1 border-t-4 px-0.5 pt-2 pb-1 text-xs font-semibold',
                index <= at ? 'border-primary text-primary-strong' : 'border-line text-muted',
                wrong.has(step) && 'border-danger text-danger',
              )}
            >
              <Icon name={wrong.has(step) ? 'circle-alert' : STEP_ICONS[step]} size={20} />
              <span className="max-w-full truncate">{t(`posting.step.${step}`)}</span>
              {wrong.has(step) && <span className="sr-only">{t('posting.step.wrong')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
