import type { Credential } from '#contract/credentials/credentials.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RegisterLink } from '../register-link.tsx';
import { stateDetails } from '../state-details.ts';
import { StateSeal } from '../state-seal.tsx';
import type { CredentialWords } from './credential-words.ts';

export interface ShownCredentials {
  credentials: readonly Credential[];
  words: CredentialWords;
}

/**
 * Credentials with their states; each expands to its meaning and its register, also without JavaScript.
 */
export function CredentialRows({ credentials, words }: ShownCredentials) {
  return (
    <ul className="divide-y divide-line">
      {credentials.map((credential) => (
        <li key={`${credential.kind} ${credential.number}`}>
          <CredentialRow credential={credential} words={words} />
        </li>
      ))}
    </ul>
  );
}

function CredentialRow({ credential, words }: { credential: Credential; words: CredentialWords }) {
  const { locale, t } = useLanguage();
  const { kind, number, controlBody, state, registerUrl } = credential;
  const said = words[kind];
  const details = stateDetails(credential, t, locale).join(' · ');
  return (
    <Disclosure
      className="px-4 sm:px-5"
      summary={
        <span className="flex min-w-0 items-start gap-3 py-0.5">
          <StateSeal state={state} size={32} className="mt-0.5" />
          <span className="min-w-0">
            <span className="block leading-snug">{said?.name}</span>
            {number && <span className="block leading-snug font-semibold wrap-anywhere">{number}</span>}
            <span className="mt-0.5 block text-sm leading-snug font-semibold text-muted">
              <span className={classNames('max-sm:block', TEXT_OF[state])}>{t(`credentials.state.${state}`)}</span>
              <span className="max-sm:hidden">{details && ' · '}</span>
              {details}
            </span>
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-1.5 pb-4 text-[0.9375rem] sm:ps-11">
        <p>{said?.about}</p>
        <p className="text-muted">{t(`credentials.means.${state}`)}</p>
        {controlBody && <p className="text-muted">{t('credentials.certifiedBy', { name: controlBody })}</p>}
        {!number && <p className="text-muted">{t('credentials.hidden')}</p>}
        {registerUrl && <RegisterLink url={registerUrl} />}
      </div>
    </Disclosure>
  );
}

const TEXT_OF = { stated: 'text-ink', seen: 'text-primary-strong', expired: 'text-amber-strong' } as const;
