import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { CheckboxInput, FieldGroup, RadioGroup } from '../../../ui/choices.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { DESCRIPTION_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, REASONS } from './bounds.ts';
import type { ReportForm, UsedReport } from './use-report.ts';

/** The reason and, for anonymous visitors, their name and e-mail address. */
export function ReportFields({ formId, report }: { formId: string; report: UsedReport }) {
  const t = useT();
  const { form, isMember, isSessionOver } = report;
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      <Reason form={form} />
      <Description form={form} />
      {isSessionOver && (
        <Alert tone="warning" live>
          {t('reporting.sessionOver')}
        </Alert>
      )}
      {isMember ? (
        <p className="text-sm text-muted">{t('reporting.goodFaithMember')}</p>
      ) : (
        <div className="border-t border-line pt-5">
          <Visitor form={form} />
        </div>
      )}
      <div className="hidden" aria-hidden="true">
        <input {...form.form.register('website')} tabIndex={-1} autoComplete="off" aria-label={t('reporting.trap')} />
      </div>
      <Failure failure={form.failure} />
    </form>
  );
}

/** Scrolled into view: the failure is at the end, perhaps below the screen's edge. */
function Failure({ failure }: { failure: string | null }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={place} className="empty:hidden">
      <FormFailure failure={failure} title={t('reporting.failed')} />
    </div>
  );
}

/** A reason that was chosen from the beginning is the first: on a phone the last one is below the screen's edge. */
function Reason({ form }: { form: ReportForm }) {
  const t = useT();
  const [first] = useState(() => form.form.getValues('reason'));
  const reasons = first ? [first, ...REASONS.filter((reason) => reason !== first)] : REASONS;
  const options = reasons.map((value) => ({ value, label: t(`reason.${value}`), hint: t(`reporting.hint.${value}`) }));
  return (
    <RadioGroup
      legend={t('reporting.reason')}
      error={form.errorOf('reason')}
      errorFirst
      layout="columns"
      options={options}
      required
      name="reason"
      inputProps={form.form.register('reason')}
    />
  );
}

function Description({ form }: { form: ReportForm }) {
  const t = useT();
  return (
    <Field
      label={t('reporting.description')}
      hint={t('reporting.descriptionHint')}
      error={form.errorOf('description')}
      aside={<Left form={form} />}
      required
    >
      <TextArea {...form.form.register('description')} rows={4} maxLength={DESCRIPTION_MAX_LENGTH} />
    </Field>
  );
}

/** From here on the remaining length is announced. */
const NEARLY_FULL = 100;

function Left({ form }: { form: ReportForm }) {
  const t = useT();
  const left = DESCRIPTION_MAX_LENGTH - useWatch({ control: form.form.control, name: 'description' }).length;
  return (
    <span className="tabular-nums" aria-live={left <= NEARLY_FULL ? 'polite' : 'off'}>
      {t('reporting.left', { count: left })}
    </span>
  );
}

function Visitor({ form }: { form: ReportForm }) {
  const t = useT();
  return (
    <FieldGroup legend={t('reporting.you')} hint={t('reporting.emailHint')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('reporting.name')} error={form.errorOf('name')} required>
          <TextInput {...form.form.register('name')} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
        </Field>
        <Field label={t('reporting.email')} error={form.errorOf('email')} required>
          <TextInput
            {...form.form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={EMAIL_MAX_LENGTH}
          />
        </Field>
        <CheckboxInput
          {...form.form.register('goodFaith')}
          label={t('reporting.goodFaith')}
          error={form.errorOf('goodFaith')}
          required
          className="sm:col-span-2"
        />
      </div>
    </FieldGroup>
  );
}
