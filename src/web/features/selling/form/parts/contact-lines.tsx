import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageId } from '#i18n/message-id.ts';
import type { DetailField } from '#kinds/define-kind.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { FieldGroup } from '../../../../ui/choices.tsx';
import { FieldError, TextInput } from '../../../../ui/field.tsx';
import { CONTACTS_MAX } from '../bounds.ts';
import { usePosting } from '../form-context.tsx';

export interface ContactLinesProps {
  field: DetailField;
  type: 'phones' | 'emails';
}

const INPUTS = {
  phones: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', placeholder: '501 502 503' },
  emails: { type: 'email', inputMode: 'email', autoComplete: 'email', placeholder: 'chata@example.pl' },
} as const;

/** Several phone numbers or e-mail addresses, one per line. */
export function ContactLines({ field: { name }, type }: ContactLinesProps) {
  const t = useT();
  const { form, errorOf } = usePosting();
  const list = useRef<HTMLUListElement>(null);
  const path = `details.${name}` as const;
  const lines = (useWatch({ control: form.control, name: path }) as string[] | undefined) ?? [''];
  const label = t(`detail.${name}` as MessageId);
  const lineErrors = lines.map((_, index) => errorOf(`${path}.${index}`));
  const groupError = lineErrors.some(Boolean) ? undefined : errorOf(path);

  function put(next: string[], focusAt: number): void {
    form.clearErrors(path);
    form.setValue(path, next, { shouldDirty: true });
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[focusAt]?.focus());
  }

  return (
    <div data-field={path}>
      <FieldGroup legend={label} error={groupError}>
        <ul ref={list} className="flex flex-col gap-2">
          {lines.map((_, index) => (
            <li key={index}>
              <div className="flex gap-1.5">
                <TextInput
                  {...form.register(`${path}.${index}`)}
                  {...INPUTS[type]}
                  aria-label={t('posting.contact.nth', { name: label, place: index + 1 })}
                  aria-invalid={lineErrors[index] || groupError ? true : undefined}
                  aria-describedby={lineErrors[index] ? `${name}-${index}-error` : undefined}
                  required={index === 0}
                  className="min-w-0 flex-1"
                />
                {lines.length > 1 && (
                  <IconButton
                    icon="x"
                    label={t('posting.contact.remove', { name: label, place: index + 1 })}
                    onClick={() =>
                      put(
                        lines.filter((__, at) => at !== index),
                        Math.max(0, index - 1),
                      )
                    }
                  />
                )}
              </div>
              <FieldError id={`${name}-${index}-error`}>{lineErrors[index]}</FieldError>
            </li>
          ))}
        </ul>
        {lines.length < CONTACTS_MAX && (
          <Button
            variant="quiet"
            size="sm"
            icon="plus"
            className="mt-1.5"
            onClick={() => put([...lines, ''], lines.length)}
          >
            {t(`posting.contact.add.${type}`)}
          </Button>
        )}
      </FieldGroup>
    </div>
  );
}
