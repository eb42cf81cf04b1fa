import { type Ref, useRef, useState } from 'react';
import type { CredentialCase } from '#contract/credentials/desk.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { useShortcuts } from '../../../lib/staff/keys/use-shortcuts.ts';
import { PersonMark } from '../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFocusedHeading } from '../../../ui/use-focused-heading.ts';
import { kindName, stateName } from '../credential-texts.ts';
import { RegisterLink } from '../register-link.tsx';
import { stateDetails } from '../state-details.ts';
import { StateSeal } from '../state-seal.tsx';
import { Answered } from './answered.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DocumentView } from './document-view.tsx';
import { PastAnswers } from './past-answers.tsx';

export interface CaseProps {
  value: CredentialCase;
  remote: UsedRemote<CredentialCase>;
}

/** A credential at the desk: its document beside its owner's statement, and the answer, with the shortcut `d`. */
export function CredentialCaseView({ value, remote }: CaseProps) {
  const panel = useRef<HTMLElement>(null);
  useShortcuts({
    d: () => {
      panel.current?.scrollIntoView({ block: 'nearest' });
      panel.current?.querySelector<HTMLElement>('input, a, button')?.focus();
    },
  });
  return (
    <>
      <Header value={value} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0 lg:sticky lg:top-4">
          <Document value={value} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Facts value={value} />
          <AnswerPanel ref={panel} value={value} remote={remote} />
          <PastAnswers decisions={value.decisions} />
        </div>
      </div>
    </>
  );
}

function Header({ value: { id, kind, number, waitingSince } }: Pick<CaseProps, 'value'>) {
  const t = useT();
  const heading = useFocusedHeading(id);
  return (
    <header className="mb-5">
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {kindName(kind, t)}
      </h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-muted">
        <span className="font-semibold text-ink wrap-anywhere">{number}</span>
        {waitingSince && (
          <span>
            {t('credentials.desk.since')} <TimeLabel moment={waitingSince} />
          </span>
        )}
      </p>
    </header>
  );
}

function Document({ value: { id, document } }: Pick<CaseProps, 'value'>) {
  const t = useT();
  if (document) return <DocumentView id={id} document={document} />;
  return <Card className="p-5 text-muted">{t('credentials.desk.noDocument')}</Card>;
}

/** The owner's statement, to be compared with the document. */
function Facts({ value }: Pick<CaseProps, 'value'>) {
  const { locale, t } = useLanguage();
  const { kind, number, controlBody, validFrom, validUntil, state, registerUrl, owner, others } = value;
  const facts = [
    [t('credentials.desk.number'), number],
    [t('credentials.own.body'), controlBody],
    [t('credentials.own.validFrom'), validFrom && dateText(locale, validFrom)],
    [t('credentials.own.validUntil'), validUntil && dateText(locale, validUntil)],
  ] as const;
  return (
    <section aria-label={kindName(kind, t)} className="card flex flex-col gap-4 p-4 sm:p-5">
      {others.length > 0 && (
        <Alert tone="warning" title={t('credentials.desk.others', { count: others.length })}>
          <ul className="mt-1 flex flex-col gap-1">
            {others.map((person) => (
              <li key={person.id}>
                <PersonMark person={person} isLink />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="flex items-center gap-2">
        <StateSeal state={state} />
        <span>
          <b>{stateName(state, t)}</b>
          {stateDetails(value, t, locale).map((line) => ` · ${line}`)}
        </span>
      </p>
      {registerUrl && <RegisterLink url={registerUrl} />}
      <div className="border-t border-line pt-4">
        <PersonMark person={owner} isLink size={36} />
        <p className="mt-1 text-sm text-muted">
          {t('desk.owner.since', { date: dateText(locale, owner.memberSince) })}
          {owner.locale !== locale &&
            ` · ${t('desk.owner.language', { language: languageName(owner.locale, locale) })}`}
        </p>
      </div>
    </section>
  );
}

function languageName(locale: string, inLocale: string): string {
  return new Intl.DisplayNames(inLocale, { type: 'language', fallback: 'code' }).of(locale) ?? locale;
}

/** The form of the answer, or why there is none. */
function AnswerPanel({ ref, value, remote }: CaseProps & { ref: Ref<HTMLElement> }) {
  const t = useT();
  const { review, isOwn } = value;
  const [wasWaiting] = useState(review === 'waiting');
  return (
    <section
      ref={ref}
      aria-labelledby="answer"
      className="card scroll-mt-4 border-t-4 border-t-primary bg-raised p-4 sm:p-5"
    >
      <h2 id="answer" className="mb-3 text-subheading">
        {t('credentials.desk.answer')}
      </h2>
      {review !== 'waiting' ? (
        <Answered review={review} isNew={wasWaiting} />
      ) : isOwn ? (
        <p>{t('credentials.desk.own')}</p>
      ) : (
        <DecisionForm value={value} remote={remote} />
      )}
    </section>
  );
}
