import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { FormFailure } from './use-sign-in-form.ts';

export interface FormSummaryProps {
  failure: FormFailure | null;
  /** Alternatives when rate limited. */
  ways?: ReactNode;
  /** The form's fields in order, with labels and errors. */
  fields: readonly { readonly name: string; readonly label: string; readonly error: string | undefined }[];
}

/** The errors of a rejected form, at its top; takes the focus. */
export function FormSummary({ failure, fields, ways }: FormSummaryProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const wrong = fields.filter(({ error }) => error);
  if (!failure.trouble && wrong.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} role="alert" className="scroll-mt-4 rounded-field">
      <Alert tone="error" title={failure.trouble?.title ?? t('account.wrong', { count: wrong.length })}>
        {failure.trouble ? (
          <>
            <p>{failure.trouble.text}</p>
            {failure.trouble.isLimited && ways}
          </>
        ) : (
          <ul className="mt-1 list-disc ps-5">
            {wrong.map(({ name, label, error }) => (
              <li key={name}>
                <a
                  className="link tap inline-flex min-h-6 items-center"
                  href={`#${name}`}
                  onClick={(event) => focusField(event, name)}
                >
                  {label}: {error}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  event.preventDefault();
  if (field instanceof HTMLElement) field.focus();
}
