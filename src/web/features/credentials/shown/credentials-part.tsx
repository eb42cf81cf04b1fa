import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { CredentialRows, type ShownCredentials } from './credential-rows.tsx';

export interface CredentialsPartProps extends ShownCredentials {
  /** The button that reports a false credential. */
  report: ReactNode;
}

/** On a listing's page: its seller's certificates, registrations and permits; nothing without any. */
export function CredentialsPart({ credentials, words, report }: CredentialsPartProps) {
  const t = useT();
  if (credentials.length === 0) return null;
  return (
    <section aria-labelledby="credentials">
      <h2 id="credentials" className="mb-3 text-heading">
        {t('credentials.title')}
      </h2>
      <div className="card overflow-hidden">
        <CredentialRows credentials={credentials} words={words} />
        <div className="border-t border-line bg-linen/60 px-2 py-0.5 print:hidden">{report}</div>
      </div>
    </section>
  );
}
