import type { ReactNode } from 'react';
import type { ModerationCase } from '#contract/moderation/cases.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import { HOUSE_RULES, type HouseRule } from '#contract/moderation/rule-grounds.ts';
import { dateText } from '../../../../lib/format.ts';
import { APPEAL_DAYS } from '../bounds.ts';
import type { SpokenLanguage } from '../said-in.ts';

/** A statement of reasons; an unset rule leaves a gap. */
export interface Statement {
  readonly value: ModerationCase;
  readonly action: ModerationAction;
  readonly rule?: HouseRule | undefined;
  readonly explanation: string;
  /** Null: permanent. */
  readonly days?: number | null | undefined;
}

const DAY_MS = 86_400_000;

function dateAfter(locale: SpokenLanguage['locale'], days: number): string {
  return dateText(locale, Date.now() + days * DAY_MS);
}

/** A preview of what the user will read, in their language, in the layout of their page. */
export function StatementPreview({ language, statement }: { language: SpokenLanguage; statement: Statement }) {
  const { locale, t } = language;
  const { value, action, rule, explanation } = statement;
  if (action === 'dismiss') return null;
  return (
    <div lang={locale} className="flex flex-col gap-3 rounded-field border border-line bg-paper p-4 text-[0.9375rem]">
      <p className="font-heading text-subheading font-semibold">
        {t(`notices.did.${action}`, { target: value.target.type })}
      </p>
      <Part title={t('notices.decision.what')}>
        {t(`target.${value.target.type}`)}: <b>{value.target.title}</b>
      </Part>
      <Part title={t('notices.decision.effect')}>
        {t(`notices.effect.${action}`, { target: value.target.type })}
        <Until language={language} statement={statement} />
      </Part>
      <Part title={t('notices.decision.why')}>{explanation.trim() || '…'}</Part>
      {rule && (
        <Part title={t('notices.decision.ground')}>
          <b>{t(`rule.${rule}`)}</b> · {t(`ground.${HOUSE_RULES[rule]}`)}
        </Part>
      )}
      <Part title={t('notices.decision.how')}>
        {t(value.flags.length > 0 ? 'notices.detected.automatic' : 'notices.detected.people')} {t('notices.human')}
      </Part>
      <Part title={t('notices.appeal.title')}>
        {t('notices.appeal.lead', { date: dateAfter(locale, APPEAL_DAYS) })}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  );
}

/** When a suspension ends. */
function Until({ language: { locale, t }, statement: { action, days } }: Parameters<typeof StatementPreview>[0]) {
  if (action !== 'suspendAccount' || days === undefined) return null;
  return (
    <b className="mt-1 block">
      {t('notices.until')}: {days === null ? t('notices.forever') : dateAfter(locale, days)}
    </b>
  );
}
