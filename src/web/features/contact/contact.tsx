import { useEffect, useRef } from 'react';
import type { Operator } from '#contract/settings/operator.ts';
import { dayText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { DocumentHeader } from '../../lib/info-page/document-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { EmptyState } from '../../ui/states.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactState } from './contact-state.ts';
import type { ShownHoliday } from './holiday-of.ts';
import { OperatorCard } from './operator-card.tsx';

export interface ContactProps {
  /** Null in a demo, which has no operator. */
  operator: Operator | null;
  /** The operator's current holiday, when answers take longer; null for none. */
  holiday?: ShownHoliday | null;
  /** The operator's texts that replace messages, by the name of the part. */
  words?: Readonly<Record<string, string>>;
  /** Result of the submitted message. */
  state?: ContactState | undefined;
}

/** The contact page: the operator's data, and a contact form. */
export function Contact({ operator, holiday, words = {}, state }: ContactProps) {
  const t = useT();
  if (state?.outcome === 'sent') return <Sent />;
  return (
    <div>
      <DocumentHeader
        title={words.title ?? t('pages.contact.title')}
        lead={words.lead ?? t('pages.contact.lead')}
        ornament="rooster"
        ornamentClass="w-40"
      />
      {holiday && <Away holiday={holiday} />}
      <div className="mx-auto grid max-w-page items-start gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-14 lg:gap-y-12 lg:py-12">
        <OperatorCard operator={operator} className="lg:col-start-2" />
        <section aria-labelledby="write" className="card p-5 sm:p-8 lg:col-start-1 lg:row-start-1">
          <h2 id="write" className="mb-5 text-heading">
            {t('pages.contact.write')}
          </h2>
          <ContactForm state={state} />
        </section>
        <Advice answer={words.answer} />
      </div>
    </div>
  );
}

/** Announces that answers take longer, with the operator's own text. */
function Away({ holiday: { from, until, text } }: { holiday: ShownHoliday }) {
  const { locale, t } = useLanguage();
  return (
    <Alert tone="info" title={t('pages.contact.holidayTitle')} className="mx-auto mt-6 max-w-page max-sm:mx-4">
      <p>{t('pages.contact.holiday', { from: dayText(locale, from), until: dayText(locale, until) })}</p>
      {text && <p className="mt-1 wrap-anywhere">{text}</p>}
    </Alert>
  );
}

const ADVICE = [
  { icon: 'message-circle', name: 'seller' },
  { icon: 'flag', name: 'report' },
  { icon: 'credit-card', name: 'payment' },
  { icon: 'clock', name: 'answer' },
] as const satisfies readonly { icon: IconName; name: string }[];

/** Help before writing: there is often a quicker way. */
function Advice({ answer }: { answer: string | undefined }) {
  const t = useT();
  return (
    <section aria-labelledby="advice" className="lg:col-span-2">
      <h2 id="advice" className="mb-5 text-heading">
        {t('pages.contact.advice')}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8">
        {ADVICE.map(({ icon, name }) => (
          <li key={name} className="flex gap-4 lg:flex-col">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-subheading">{t(`pages.contact.${name}`)}</h3>
              <p className="mt-1 text-muted">{name === 'answer' && answer ? answer : t(`pages.contact.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirmation of a sent message; takes the focus. */
function Sent() {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="py-8 outline-none">
      <EmptyState
        level={1}
        ornament="rooster-pair"
        title={t('pages.contact.sent')}
        action={
          <>
            <LinkButton to="/">{t('pages.contact.home')}</LinkButton>
            <LinkButton to="/contact" variant="secondary">
              {t('pages.contact.another')}
            </LinkButton>
          </>
        }
      >
        {t('pages.contact.sentText')}
      </EmptyState>
    </div>
  );
}
