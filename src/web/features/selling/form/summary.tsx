import { useEffect, useRef } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { usePosting } from './form-context.tsx';
import { labelOf, STEP_IDS } from './form-plan.ts';
import type { PublishFailure } from './use-publishing.ts';

/** The errors of a rejected form, focused; each links to its field. */
export function Summary({ failure }: { failure: PublishFailure | null }) {
  const t = useT();
  const { kind, fields, errorOf, showField } = usePosting();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    if (failure) place.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!failure) return null;
  const wrong = STEP_IDS.flatMap((step) => fields[step]).flatMap((name) => {
    const error = errorOf(name);
    return error ? [{ name, error }] : [];
  });
  const { trouble } = failure;
  if (!trouble && wrong.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} role="alert" className="rounded-field">
      <Alert
        tone={trouble?.isOffline ? 'warning' : 'error'}
        title={
          trouble
            ? t(trouble.isOffline ? 'posting.offline.title' : 'posting.failed')
            : t('posting.wrong', { count: wrong.length })
        }
      >
        {trouble ? (
          <p>{trouble.isOffline ? t('posting.offline.text') : trouble.text}</p>
        ) : (
          <ul className="mt-1 list-disc ps-5">
            {wrong.map(({ name, error }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="link inline-flex min-h-6 items-center"
                  onClick={(event) => {
                    event.preventDefault();
                    showField(name);
                  }}
                >
                  {labelOf(name, kind, t)}: {error}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
