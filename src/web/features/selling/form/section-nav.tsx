import { useT } from '../../../lib/i18n.tsx';
import { useCurrentSection } from '../../../lib/use-current-section.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { STEP_IDS, type StepId } from './form-plan.ts';
import { showPart } from './part.tsx';

export interface SectionNavProps {
  /** Sections with errors. */
  wrong: ReadonlySet<StepId>;
}

/** The sections of the form as links that stay in view; the one being read is marked. */
export function SectionNav({ wrong }: SectionNavProps) {
  const t = useT();
  const current = useCurrentSection(STEP_IDS) ?? STEP_IDS[0];
  return (
    <nav
      aria-label={t('posting.steps')}
      className="sticky top-(--head-height,0px) z-20 -mx-4 bg-paper px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <ol className="flex gap-1 border-b border-line">
        {STEP_IDS.map((step) => (
          <li key={step} className="min-w-11 flex-auto">
            <a
              href={`#${step}`}
              aria-current={step === current ? 'location' : undefined}
              onClick={(event) => {
                // Without a history entry: the back button leaves the form.
                event.preventDefault();
                showPart(step);
              }}
              className={classNames(
                'relative flex min-h-11 items-center justify-center gap-1 border-b-3 px-1 text-xs font-semibold sm:text-sm',
                wrong.has(step) ? 'text-danger' : step === current ? 'text-primary-strong' : 'text-muted',
                step !== current ? 'border-transparent' : wrong.has(step) ? 'border-danger' : 'border-primary',
              )}
            >
              {wrong.has(step) && (
                <Icon name="circle-alert" size={14} className="max-sm:absolute max-sm:end-0 max-sm:top-0" />
              )}
              <span className="truncate">{t(`posting.step.${step}`)}</span>
              {wrong.has(step) && <span className="sr-only">{t('posting.step.wrong')}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
