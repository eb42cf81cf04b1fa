import { Suspense, useEffect, useRef } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useLanguage } from '../../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../../lib/remote/use-remote.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Field, SelectInput } from '../../../../ui/field.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { GROUNDS, rulesOn, SUSPENSION_DAYS } from '../bounds.ts';
import { useLanguageOf } from '../said-in.ts';
import { ExplanationField } from './explanation-field.tsx';
import type { CaseNews } from './news-since.ts';
import { StatementPreview } from './statement-preview.tsx';
import { daysOf, type UsedDecision, useDecision } from './use-decision.ts';
import { useNews } from './use-news.ts';

const ConfirmDecision = lazyPart(
  () => import('./confirm-decision.tsx'),
  (module) => module.ConfirmDecision,
);

export interface DecisionFormProps {
  value: ModerationCase;
  remote: UsedRemote<ModerationCase>;
  onDecided: () => void;
}

/** The form of a decision; fields that depend on a choice appear with it. */
export function DecisionForm({ value, remote, onDecided }: DecisionFormProps) {
  const { t } = useLanguage();
  const decision = useDecision(value, remote, onDecided);
  const { news } = useNews(value);
  const { form, isBusy, failure, onSubmit, asked, answer, isLate } = decision;
  const action = form.watch('action');
  const isOffered = value.actions.includes(action);
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <News news={news} isLate={isLate} />
      <RadioGroup
        name="action"
        legend={t('desk.decide.action')}
        quietLegend
        options={value.actions.map((each) => ({
          value: each,
          label: (
            <>
              <b className="me-1.5">{t(`desk.action.${each}`)}</b>{' '}
              <span className="text-sm text-muted">{t(`desk.means.${each}`, { target: value.target.type })}</span>
            </>
          ),
        }))}
        inputProps={form.register('action')}
      />
      {isOffered && (
        <>
          {action === 'suspendAccount' && <DaysField decision={decision} />}
          {action !== 'dismiss' && <RuleField decision={decision} />}
          <ExplanationField decision={decision} value={value} />
          {action !== 'dismiss' && <Preview decision={decision} value={value} />}
          <FormFailure failure={failure} title={t('desk.decide.failed')} />
          <Button
            type="submit"
            busy={isBusy && !asked}
            variant={action === 'remove' || action === 'suspendAccount' ? 'danger' : 'primary'}
            className="w-full"
          >
            {t(`desk.do.${action}`)}
          </Button>
        </>
      )}
      {asked && (
        <Suspense>
          <ConfirmDecision value={value} asked={asked} onAnswer={answer} />
        </Suspense>
      )}
    </form>
  );
}

/** The case has changed while the moderator was working on it: shows what, and that no input is lost. */
function News({ news, isLate }: { news: CaseNews | null; isLate: boolean }) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLate) place.current?.focus();
  }, [isLate]);
  if (!news && !isLate) return null;
  const lines = [
    news && news.reports > 0 && t('desk.news.reports', { count: news.reports }),
    news && news.flags > 0 && t('desk.news.flags', { count: news.flags }),
    news?.isChanged && t('desk.news.changed'),
    news?.isGone && t('desk.news.gone'),
  ].filter((line) => typeof line === 'string');
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 rounded-field outline-none">
      <Alert live tone="warning" title={t('desk.news.title')}>
        {lines.length > 0 && (
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className="mt-1">{t('desk.news.text')}</p>
      </Alert>
    </div>
  );
}

type PartProps = { decision: UsedDecision };

function DaysField({ decision: { form, errorOf } }: PartProps) {
  const { t } = useLanguage();
  return (
    <Field label={t('desk.days')} error={errorOf('days')} required>
      <SelectInput {...form.register('days')}>
        <option value="">{t('desk.choose')}</option>
        {SUSPENSION_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('desk.days.count', { count: days })}
          </option>
        ))}
        <option value="forGood">{t('desk.days.forGood')}</option>
      </SelectInput>
    </Field>
  );
}

function RuleField({ decision: { form, errorOf } }: PartProps) {
  const { t } = useLanguage();
  return (
    <Field label={t('desk.rule')} error={errorOf('rule')} required>
      <SelectInput {...form.register('rule')}>
        <option value="">{t('desk.choose')}</option>
        {GROUNDS.map((ground) => (
          <optgroup key={ground} label={t(`ground.${ground}`)}>
            {rulesOn(ground).map((rule) => (
              <option key={rule} value={rule}>
                {t(`rule.${rule}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
    </Field>
  );
}

/** The statement of reasons as the user will read it, in the user's language. */
function Preview({ decision: { form }, value }: PartProps & { value: ModerationCase }) {
  const { t } = useLanguage();
  const language = useLanguageOf(value.history.locale);
  const [action, rule, explanation, days] = form.watch(['action', 'rule', 'explanation', 'days']);
  return (
    <Disclosure summary={<span className="font-bold">{t('desk.preview', { name: value.history.person.name })}</span>}>
      <StatementPreview
        language={language}
        statement={{
          value,
          action,
          rule: (rule || undefined) as HouseRule | undefined,
          explanation,
          days: daysOf(days),
        }}
      />
    </Disclosure>
  );
}
