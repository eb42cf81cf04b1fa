import type { ReactNode } from 'react';
import type { PersonDetail } from '#contract/operator/people.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { phoneText } from '../../../lib/phone-text.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { MomentLabel } from '../moment-label.tsx';
import { mailsHref } from '../places.ts';

/** How to reach them, since when, and how they log in. */
export function FactsPart({ person }: { person: PersonDetail }) {
  const { t } = useLanguage();
  const facts = useFacts(person);
  return (
    <section aria-labelledby="person-facts" className="card p-5">
      <h2 id="person-facts" className="text-subheading">
        {t('operator.person.facts')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          // An address is long, and stays whole in a line of its own.
          <div key={name} className={classNames('min-w-0', value === person.email && 'sm:col-span-2')}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Link to={mailsHref({ recipientId: String(person.id) })} className="link inline-flex min-h-11 items-center">
          {t('operator.person.mails')}
        </Link>
      </p>
    </section>
  );
}

function useFacts(person: PersonDetail): [name: string, value: ReactNode][] {
  const { locale, t } = useLanguage();
  const { firm, secondFactor, isSuspended, suspendedUntil } = person;
  const factors = [
    secondFactor.totp && t('operator.person.app'),
    secondFactor.passkeys > 0 && t('operator.person.passkeys', { count: secondFactor.passkeys }),
  ].filter(Boolean);
  const facts: [string, ReactNode][] = [
    [t('operator.person.email'), person.email],
    [t('operator.person.phone'), person.phone && phoneText(person.phone)],
    [t('operator.person.town'), person.town],
    [
      t('operator.person.firm'),
      firm && [firm.name, firm.nip && `NIP ${taxIdText(firm.nip)}`].filter(Boolean).join(', '),
    ],
    [t('operator.person.created'), <MomentLabel key="created" at={person.createdAt} />],
    [t('operator.person.lastSeen'), person.seenAt && <TimeLabel key="seen" moment={person.seenAt} />],
    [
      t('operator.person.suspendedUntil'),
      isSuspended && (suspendedUntil ? dateText(locale, suspendedUntil) : t('desk.days.forGood')),
    ],
    [t('operator.person.secondFactor'), factors.length > 0 ? factors.join(', ') : t('operator.person.noFactor')],
  ];
  return facts.filter(([, value]) => value);
}
