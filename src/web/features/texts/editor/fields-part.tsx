import { useRef } from 'react';
import { PLACEHOLDERS } from '#contract/texts/kept.ts';
import { FAULT_MESSAGES, findUnknownPlaceholders, parseMarkdown } from '#contract/texts/markdown.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { Faults } from './text-editor.tsx';
import type { TextFields } from './typed.ts';

interface FieldsPartProps {
  text: DeskText;
  fields: TextFields;
  faults: Faults;
  onChange: (fields: TextFields) => void;
}

type FieldOf = DeskText['fields'][number];

/** The line of a mail may have several forms, which need room. */
const ROWS = { line: 2, lines: 3, markdown: 24 } as const;
const FORMS = { line: 'min-h-20', lines: '', markdown: 'max-h-[75dvh] font-mono text-[0.9375rem]' } as const;

/** The parts of a text, each in a field, with errors by line. */
export function FieldsPart({ text, fields, faults, onChange }: FieldsPartProps) {
  const t = useT();
  const body = useRef<HTMLTextAreaElement>(null);
  const put = (name: string, value: string) => onChange({ ...fields, [name]: value });

  /** Puts a placeholder where the cursor is. */
  function insert(name: string): void {
    const area = body.current;
    if (!area) return;
    area.focus();
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    put('body', area.value);
  }

  return (
    <section aria-labelledby="text-fields" className="flex min-w-0 flex-col gap-5">
      <h2 id="text-fields" className="text-subheading">
        {t('texts.fields')}
      </h2>
      {text.fields.map((field) => {
        const value = fields[field.name] ?? '';
        return (
          <Field
            key={field.name}
            label={t(`texts.field.${field.name as 'title'}`)}
            hint={<FieldHint field={field} />}
            error={faults[field.name] ?? (text.kind === 'mail' ? undefined : faultOf(field, value, t))}
            required
          >
            {field.form === 'line' && text.kind !== 'mail' ? (
              <TextInput
                lang={text.locale}
                value={value}
                onChange={(event) => put(field.name, event.currentTarget.value)}
              />
            ) : (
              <TextArea
                ref={field.form === 'markdown' ? body : undefined}
                lang={text.locale}
                rows={ROWS[field.form]}
                className={FORMS[field.form]}
                value={value}
                onChange={(event) => put(field.name, event.currentTarget.value)}
              />
            )}
          </Field>
        );
      })}
      {text.kind !== 'mail' && <PlaceholderList text={text} onInsert={text.kind === 'document' ? insert : null} />}
    </section>
  );
}

function FieldHint({ field: { form, values, needed } }: { field: FieldOf }) {
  const t = useT();
  if (form === 'markdown') return t('texts.hint.markdown');
  if (values.length === 0) return undefined;
  const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
  const optional = values.filter((name) => !needed.includes(name));
  return (
    <>
      {needed.length > 0 && `${t('texts.hint.needed')} ${named(needed)}. `}
      {optional.length > 0 && `${t('texts.hint.optional')} ${named(optional)}. ${t('texts.hint.forms')}`}
    </>
  );
}

/** Live validation of a text: its first errors, each with its line. */
function faultOf({ form }: FieldOf, value: string, t: ReturnType<typeof useT>): string | undefined {
  const faults =
    form === 'markdown' ? parseMarkdown(value, PLACEHOLDERS).faults : findUnknownPlaceholders(value, PLACEHOLDERS);
  const said = faults
    .slice(0, 3)
    .map(({ line, fault, value: found }) => t(FAULT_MESSAGES[fault], { line, value: found }));
  return said.length > 0 ? said.join(' ') : undefined;
}

/** The placeholders available to the text, with their current values. */
function PlaceholderList({
  text: { placeholders },
  onInsert,
}: {
  text: DeskText;
  onInsert: ((name: string) => void) | null;
}) {
  const t = useT();
  return (
    <div className="card px-4">
      <Disclosure summary={t('texts.placeholders')}>
        <p className="mb-3 text-sm text-muted">{t('texts.placeholdersText')}</p>
        <ul className="mb-4 divide-y divide-line text-sm">
          {Object.entries(placeholders).map(([name, value]) => (
            <li key={name} className="py-2">
              {onInsert ? (
                <button
                  type="button"
                  className="link tap min-h-8 font-mono font-semibold"
                  onClick={() => onInsert(name)}
                >
                  {`{{${name}}}`}
                </button>
              ) : (
                <code className="font-semibold">{`{{${name}}}`}</code>
              )}
              <span className="block wrap-anywhere text-muted">{value || t('texts.placeholderEmpty')}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
