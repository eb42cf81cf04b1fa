import type { Profile } from '#contract/accounts/accounts.ts';
import type { Account } from '#contract/accounts/settings.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { sectionHref } from '../../../../lib/panel/sections.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Ornament } from '../../../../ui/ornament.tsx';
import { type Step, stepsOf } from './steps.ts';

/** Suggested next steps, on phones only those that are left; praise when none is. */
export function NextSteps({ account, profile }: { account: Account; profile: Profile }) {
  const t = useT();
  const steps = stepsOf(account, profile);
  const left = steps.filter(({ isDone }) => !isDone).length;
  if (left === 0) return <AllDone />;
  return (
    <Card padded as="section" aria-labelledby="next-steps">
      <h2 id="next-steps" className="scroll-mt-6 text-heading">
        {t('panel.next.title')}
      </h2>
      <p className="mt-1 text-muted">{t('panel.next.left', { count: left })}</p>
      <div className="mt-4 h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${((steps.length - left) / steps.length) * 100}%` }}
        />
      </div>
      <ul className="mt-3 divide-y divide-line">
        {steps.map((step) => (
          <li key={step.id} className={step.isDone ? 'max-lg:hidden' : undefined}>
            <StepRow step={step} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StepRow({ step: { id, isDone, section } }: { step: Step }) {
  const t = useT();
  const words = (
    <>
      <Icon
        name={isDone ? 'circle-check' : 'sprout'}
        label={t(isDone ? 'panel.next.done' : 'panel.next.todo')}
        size={24}
        className={isDone ? 'text-success' : 'text-amber-strong'}
      />
      <span className="min-w-0 flex-1">
        <span className={isDone ? 'block text-muted' : 'block font-bold'}>{t(`panel.next.${id}`)}</span>
        {!isDone && <span className="block text-[0.9375rem] text-muted">{t(`panel.next.${id}Why`)}</span>}
      </span>
    </>
  );
  if (isDone || !section) return <div className="flex items-center gap-3 py-3">{words}</div>;
  return (
    <Link
      to={sectionHref(section)}
      className="-mx-2 flex items-center gap-3 rounded-field px-2 py-3 hover:bg-primary-soft"
    >
      {words}
      <Icon name="chevron-right" className="text-muted" />
    </Link>
  );
}

function AllDone() {
  const t = useT();
  return (
    <Card padded className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Ornament name="rooster" className="w-32 max-sm:hidden" />
      <div className="min-w-48 flex-1">
        <h2 className="text-heading">{t('panel.next.ready')}</h2>
        <p className="mt-1 text-muted">{t('panel.next.readyText')}</p>
        <LinkButton to={sectionHref('add')} variant="amber" icon="plus" className="mt-4">
          {t('panel.section.add')}
        </LinkButton>
      </div>
    </Card>
  );
}
