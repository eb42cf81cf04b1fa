import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/moderation/audit.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { dateText, timeText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { Link } from '../../../../ui/link.tsx';
import { caseHref } from '../places.ts';

const ICONS: Readonly<Record<AuditEntry['action'], IconName>> = {
  'case.take': 'hand-heart',
  'case.release': 'undo-2',
  'case.decide': 'check-check',
  'appeal.decide': 'scale',
  'decision.lift': 'undo-2',
  'suspension.end': 'clock',
  'role.change': 'users',
  'credential.decide': 'check-check',
  'payment.refund': 'banknote',
  'payment.explain': 'scale',
  'prices.schedule': 'tag',
  'prices.cancel': 'undo-2',
  'voucher.create': 'ticket',
  'voucher.stop': 'x',
  'person.confirm': 'mail',
  'person.endSessions': 'log-out',
  'person.sendReset': 'lock',
  'person.openCase': 'scale',
  'person.export': 'download',
  'person.erase': 'trash-2',
  'mail.again': 'send',
  'job.again': 'rotate-cw',
  'job.drop': 'trash-2',
  'setting.change': 'settings',
  'demo.leave': 'trash-2',
  'catalogue.change': 'layout-grid',
  'catalogue.undo': 'undo-2',
  'catalogue.import': 'upload',
  'text.draft': 'pencil',
  'text.discard': 'trash-2',
  'text.publish': 'file-text',
  'text.withdraw': 'undo-2',
  'log.check': 'shield-check',
};

/** An entry of the audit log: who did what and when, with its data and hash. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { locale, t } = useLanguage();
  const { id, at, actor, action, content, hash } = entry;
  return (
    <li className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="flex min-w-0 gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-linen text-primary">
          <Icon name={ICONS[action]} />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-bold">{t(`desk.audit.${action}`)}</span>
            {actor ? (
              <PersonMark person={actor} size={20} className="text-[0.9375rem] text-muted" />
            ) : (
              <span className="text-[0.9375rem] text-muted">{t('desk.audit.system')}</span>
            )}
          </p>
          <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
            {told(content).map(([name, value]) => (
              <div key={name} className="flex min-w-0 gap-1.5">
                <dt className="text-muted">{nameOf(name, t)}</dt>
                <dd className="font-semibold wrap-anywhere">{shownValue(action, name, value, t, locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted max-lg:ms-12 lg:block lg:text-end">
        <time dateTime={at} className="whitespace-nowrap">
          {dateText(locale, at)}, {timeText(locale, at)}
        </time>
        <span className="block font-mono text-xs leading-5">
          {id} · <span title={hash}>{hash.slice(0, 12)}…</span>
        </span>
      </p>
    </li>
  );
}

type Language = ReturnType<typeof useLanguage>;

/** Keys of an entry's data that have translated names; others are shown as they are. */
const NAMES = [
  'case',
  'decision',
  'appeal',
  'target',
  'targetId',
  'account',
  'action',
  'rule',
  'days',
  'until',
  'by',
  'outcome',
  'from',
  'to',
  'entries',
  'brokenAt',
  'payment',
  'amount',
  'reason',
  'mismatch',
  'text',
  'credential',
  'mail',
  'kind',
  'job',
  'queue',
  'category',
  'name',
  'change',
  'edition',
  'setting',
  'textId',
  'language',
  'day',
  'holdsFrom',
  'basic',
  'extended',
  'shopLink',
  'voucher',
  'code',
  'discount',
  'plans',
  'uses',
] as const;

function nameOf(name: string, t: Language['t']): string {
  return (NAMES as readonly string[]).includes(name) ? t(`desk.audit.name.${name}` as MessageId) : name;
}

type Value = AuditEntry['content'][string];

/** An entry's data without empty fields; a suspension without an end is permanent. */
function told(content: AuditEntry['content']): [string, Value][] {
  return Object.entries(content).filter(([name, value]) => value !== null || name === 'days');
}

function shownValue(
  action: AuditEntry['action'],
  name: string,
  value: Value,
  t: Language['t'],
  locale: Language['locale'],
): ReactNode {
  if (value === null) return t('desk.days.forGood');
  if (name === 'decision' && action !== 'credential.decide') return `D-${value}`;
  if (name === 'case') {
    return (
      <Link to={caseHref(Number(value))} className="link">
        {value}
      </Link>
    );
  }
  const said = (SAID_OF[action] ?? SAID)[name];
  if (said && typeof value === 'string') return t(said(value));
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return dateText(locale, value);
  return String(value);
}

const SAID: Readonly<Record<string, (value: string) => MessageId>> = {
  action: (value) => `action.${value}` as MessageId,
  rule: (value) => `rule.${value}` as MessageId,
  target: (value) => `target.${value}` as MessageId,
  by: (value) => `desk.appeal.by.${value}` as MessageId,
  change: (value) => `catalogue.act.${value}` as MessageId,
  outcome: (value) => `desk.appeal.${value}` as MessageId,
  mismatch: (value) => `moneyDesk.mismatch.${value}` as MessageId,
  reason: (value) => `moneyDesk.reason.${value}` as MessageId,
};

/** Actions whose data has other values under the same names. */
const SAID_OF: Partial<Record<AuditEntry['action'], typeof SAID>> = {
  'credential.decide': {
    outcome: (value) => `credentials.outcome.${value}` as MessageId,
    reason: (value) => `credentials.refusal.${value}` as MessageId,
  },
  'role.change': {
    by: (value) => `desk.appeal.by.${value}` as MessageId,
    from: (value) => `desk.role.${value}` as MessageId,
    to: (value) => `desk.role.${value}` as MessageId,
  },
};
