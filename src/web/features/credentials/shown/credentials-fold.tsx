import { useT } from '../../../lib/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { StateSeal } from '../state-seal.tsx';
import { CredentialRows } from './credential-rows.tsx';
import type { CredentialsPartProps } from './credentials-part.tsx';

/** On a profile: the same collapsed to one line, so that goods come first; nothing without any. */
export function CredentialsFold({ credentials, words, report }: CredentialsPartProps) {
  const t = useT();
  if (credentials.length === 0) return null;
  const seen = credentials.filter(({ state }) => state === 'seen').length;
  return (
    <Disclosure
      className="card px-4 sm:px-5"
      summary={
        <>
          <StateSeal state={seen > 0 ? 'seen' : (credentials[0]?.state ?? 'stated')} size={28} />
          <h2 className="min-w-0 font-sans text-base leading-snug font-bold">
            {t('credentials.title')}{' '}
            <span className="font-semibold text-muted">
              {seen > 0
                ? t('credentials.seenCount', { count: seen })
                : t('credentials.count', { count: credentials.length })}
            </span>
          </h2>
        </>
      }
    >
      <div className="-mx-4 border-t border-line sm:-mx-5">
        <CredentialRows credentials={credentials} words={words} />
        <div className="border-t border-line px-2 py-0.5">{report}</div>
      </div>
    </Disclosure>
  );
}
