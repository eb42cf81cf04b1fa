import { useState } from 'react';
import type { DeskSettings } from '#contract/settings/settings.ts';
import type { Setup, SetupStep } from '#contract/settings/setup.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { AdminPart } from '../../../lib/staff/admin/admin-part.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useStartOf } from '../../../ui/use-start-of.ts';
import { answerSetup, getSettings, getSetup } from '../calls.ts';
import { ColoursSection } from '../desk/colours-section.tsx';
import { LanguagesSection } from '../desk/languages-section.tsx';
import { MarketSection } from '../desk/market-section.tsx';
import { OperatorSection } from '../desk/operator-section.tsx';
import { DemoStep } from './demo-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PaymentsStep } from './payments-step.tsx';
import { nextStep, STEPS } from './steps.ts';

const SECTIONS = {
  market: MarketSection,
  colours: ColoursSection,
  operator: OperatorSection,
  languages: LanguagesSection,
} as const;

const OWN = { mail: MailStep, payments: PaymentsStep, demo: DemoStep } as const;

/** The steps one after another; it resumes where it was left, and each step can be opened again. */
export function Wizard() {
  const remote = useRemote<Setup>('setup', () => browserApi().call(getSetup));
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 lg:py-10">
      <AdminPart remote={remote}>{(setup) => <Steps setup={setup} onSetup={remote.write} />}</AdminPart>
    </div>
  );
}

export interface StepProps {
  setup: Setup;
  onSetup: (setup: Setup) => void;
}

function Steps({ setup, onSetup }: StepProps) {
  const t = useT();
  const [step, setStep] = useState<SetupStep | null>(() => nextStep(setup.answered));
  const [isBusy, setBusy] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const part = useStartOf(step);
  const remote = useRemote<DeskSettings>('settings', () => browserApi().call(getSettings));

  async function answer(done: SetupStep): Promise<void> {
    setBusy(true);
    const answered = await browserApi()
      .call(answerSetup, { body: { step: done } })
      .catch(() => null);
    setBusy(false);
    if (answered) onSetup(answered.data);
    // If the server was not reached, the next visit asks for the step again, which does no harm.
    setStep(nextStep(answered?.data.answered ?? [...setup.answered, done], done));
  }

  if (step === null) {
    return (
      <div ref={part}>
        <Done onStep={setStep} setup={setup} />
      </div>
    );
  }
  const isSkipped = !setup.answered.includes(step) && isSkippable(step, remote.value);
  return (
    <div ref={part}>
      <header className="mb-6">
        <p className="font-semibold text-muted">
          {t('setup.step', { number: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </p>
        <h1 className="text-title">{t('setup.title')}</h1>
        <p className="mt-1 max-w-text text-muted">{t('setup.lead')}</p>
      </header>
      <StepList current={step} setup={setup} onStep={setStep} />
      <StepContent step={step} setup={setup} onSetup={onSetup} remote={remote} onTyped={setTyped} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant={isSkipped || isTyped ? 'secondary' : 'primary'}
          icon="arrow-right"
          busy={isBusy}
          onClick={() => void answer(step)}
        >
          {t(isTyped ? 'setup.skipUnsaved' : isSkipped ? 'setup.skip' : 'setup.next')}
        </Button>
      </div>
    </div>
  );
}

/** Whether the button says "skip" rather than "next": the step's settings were never changed. */
function isSkippable(step: SetupStep, settings: DeskSettings | undefined): boolean {
  if (!(step in SECTIONS)) return false;
  const changed = Object.keys(settings?.changed ?? {});
  return !changed.some((key) => key.startsWith(step) || (step === 'market' && key === 'logo'));
}

interface StepContentProps extends StepProps {
  step: SetupStep;
  remote: ReturnType<typeof useRemote<DeskSettings>>;
  onTyped: (isTyped: boolean) => void;
}

function StepContent({ step, setup, onSetup, remote, onTyped }: StepContentProps) {
  if (step === 'mail' || step === 'payments' || step === 'demo') {
    const Own = OWN[step];
    return <Own setup={setup} onSetup={onSetup} />;
  }
  const Section = SECTIONS[step];
  return (
    <AdminPart remote={remote}>
      {(settings) => <Section key={step} settings={settings} onSettings={remote.write} onTyped={onTyped} />}
    </AdminPart>
  );
}

interface StepListProps {
  /** Null after the last step. */
  current: SetupStep | null;
  setup: Setup;
  onStep: (step: SetupStep) => void;
}

function StepList({ current, setup, onStep }: StepListProps) {
  const t = useT();
  return (
    <nav aria-label={t('setup.steps')} className="mb-6">
      <ol className="flex flex-wrap gap-2">
        {STEPS.map((step) => {
          const isDone = setup.answered.includes(step);
          return (
            <li key={step}>
              <button
                type="button"
                className="chip"
                aria-current={step === current ? 'step' : undefined}
                data-selected={step === current || undefined}
                onClick={() => onStep(step)}
              >
                {isDone && <Icon name="check" size="1.1rem" />}
                {t(`setup.step.${step}`)}
                {isDone && <span className="sr-only">, {t('setup.step.done')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Done({ setup, onStep }: { setup: Setup; onStep: (step: SetupStep) => void }) {
  const t = useT();
  return (
    <>
      <EmptyState
        level={1}
        ornament="rooster-pair"
        title={t('setup.done.title')}
        action={
          <>
            <LinkButton to="/">{t('setup.done.home')}</LinkButton>
            <LinkButton to="/admin/settings" variant="secondary">
              {t('setup.done.settings')}
            </LinkButton>
          </>
        }
      >
        {t('setup.done.text')}
      </EmptyState>
      <div className="mt-8 flex justify-center">
        <StepList current={null} setup={setup} onStep={onStep} />
      </div>
    </>
  );
}
