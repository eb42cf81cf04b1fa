import { useWatch } from 'react-hook-form';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { CheckboxInput } from '../../../../ui/choices.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { usePosting } from '../form-context.tsx';
import { type AskedCode, loadRuleCheck } from '../rule-view.ts';
import { LegalActs } from './legal-acts.tsx';

/** A code that the category's rules ask for, with the reason and the law. */
export function RuleField({ asked: { rule, field } }: { asked: AskedCode }) {
  const t = useT();
  const { form, errorOf, kind } = usePosting();
  const name = `codes.${field.name}` as const;
  const value = useWatch({ control: form.control, name }) ?? '';
  const declared = field.forms.filter((each) => each.declared);
  const typed = field.forms.filter((each) => !each.declared);
  const isDeclared = declared.some(({ example }) => example === value);
  const put = (next: string) => form.setValue(name, next, { shouldDirty: true, shouldTouch: true });

  async function tidy(): Promise<void> {
    const check = await loadRuleCheck().catch(() => null);
    const now = form.getValues(name) ?? '';
    const canonical = check?.canonicalCode(field.name, now) ?? now;
    if (canonical !== now) put(canonical);
    const tags = check?.tagsWithImplied(kind, form.getValues());
    if (tags && tags.length > form.getValues('tags').length) form.setValue('tags', tags, { shouldDirty: true });
    if (now) void form.trigger(name);
  }

  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-linen/50 p-4">
      {!isDeclared && (
        <Field
          label={t(`rules.field.${field.name}.label` as MessageId)}
          hint={t(rule.explanation as MessageId)}
          error={errorOf(name)}
          required={field.required}
          aside={field.required ? undefined : t('posting.optional')}
        >
          <TextInput
            {...form.register(name, { onBlur: () => void tidy() })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            placeholder={t('posting.rules.example', { example: exampleOf(field) })}
          />
        </Field>
      )}
      {!isDeclared && <Prefixes asked={typed} onChoose={(prefix) => put(`${prefix} `)} />}
      {isDeclared && <p className="font-bold">{t(`rules.field.${field.name}.label` as MessageId)}</p>}
      {declared.map(({ id, example }) => (
        <CheckboxInput
          key={id}
          label={t(`rules.form.${id}` as MessageId)}
          checked={value === example}
          onChange={(event) => {
            put(event.currentTarget.checked ? example : '');
            form.clearErrors(name);
          }}
        />
      ))}
      <Disclosure summary={<span className="text-sm font-semibold">{t('posting.rules.why')}</span>}>
        <div className="flex flex-col gap-2 pb-2 text-sm text-muted">
          <p>{t(rule.source.message as MessageId)}</p>
          <LegalActs acts={rule.source.acts} />
        </div>
      </Disclosure>
    </div>
  );
}

function exampleOf({ name, forms }: AskedCode['field']): string {
  return name === 'pay' ? '32–36 zł/h' : (forms[0]?.example ?? '');
}

/** Where several registers issue numbers, a press inserts the right prefix. */
function Prefixes({ asked, onChoose }: { asked: AskedCode['field']['forms']; onChoose: (prefix: string) => void }) {
  const t = useT();
  const { showField } = usePosting();
  const prefixed = asked.filter(({ prefix }) => prefix);
  if (prefixed.length < 2) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {prefixed.map(({ id, prefix, example }) => (
        <li key={id} className="flex items-start gap-2.5">
          <button
            type="button"
            className="chip shrink-0"
            onClick={(event) => {
              onChoose(prefix ?? '');
              const input = event.currentTarget.closest('div')?.querySelector('input');
              input ? input.focus() : showField(id);
            }}
          >
            {prefix}
          </button>
          <span className="min-w-0 pt-1.5 text-muted">
            {t(`rules.form.${id}` as MessageId)} <span className="whitespace-nowrap">({example})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
