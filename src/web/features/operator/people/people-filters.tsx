import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useT } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { CONFIRMED, PERSON_STATES, QUERY_MAX_LENGTH, ROLES, SELLERS } from '../bounds.ts';
import { isNarrow, PEOPLE_PATH, type PeopleView, peopleHref, peopleViewOf } from '../places.ts';

/** Search words and filters. Choices apply at once, words on submit. */
export function PeopleFilters({ view }: { view: PeopleView }) {
  const t = useT();
  const form = useFormOf(view);
  const navigate = useNavigate();

  function ask(event?: FormEvent): void {
    event?.preventDefault();
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const href = peopleHref(peopleViewOf(new URLSearchParams(entries)));
    if (href !== peopleHref({ ...view, before: '' })) void navigate(href, { preventScrollReset: true });
  }

  const choice = (name: 'role' | 'state' | 'confirmed' | 'sellsAs', label: string, options: ReactNode) => (
    <Field label={label}>
      <SelectInput name={name} onChange={() => ask()} defaultValue={view[name] ?? ''}>
        <option value="">{t('operator.people.any')}</option>
        {options}
      </SelectInput>
    </Field>
  );
  return (
    <search className="mb-5 block">
      <Form ref={form} action={PEOPLE_PATH} onSubmit={ask} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <Field label={t('operator.people.words')} className="col-span-full">
          <Words view={view} />
        </Field>
        {choice(
          'role',
          t('operator.people.role'),
          ROLES.map((each) => <Option key={each} value={each} label={t(`desk.role.${each}`)} />),
        )}
        {choice(
          'state',
          t('operator.people.state'),
          PERSON_STATES.map((each) => <Option key={each} value={each} label={t(`operator.state.${each}`)} />),
        )}
        {choice(
          'confirmed',
          t('operator.people.confirmed'),
          CONFIRMED.map((each) => <Option key={each} value={each} label={t(`operator.confirmed.${each}`)} />),
        )}
        {choice(
          'sellsAs',
          t('operator.people.sellsAs'),
          SELLERS.map((each) => <Option key={each} value={each} label={t(`operator.sellsAs.${each}`)} />),
        )}
      </Form>
      {isNarrow(view) && (
        <Link
          to={peopleHref()}
          preventScrollReset
          className="mt-2 tap inline-flex min-h-9 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          <Icon name="x" size={18} />
          {t('operator.people.clear')}
        </Link>
      )}
    </search>
  );
}

function Option({ value, label }: { value: string; label: string }) {
  return <option value={value}>{label}</option>;
}

/** The form keeps its own state; going back in the history changes the view. */
function useFormOf({ before: _, ...view }: PeopleView) {
  const form = useRef<HTMLFormElement>(null);
  const written = JSON.stringify(view);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(written) as Record<string, string | null>)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (control) control.value = value ?? '';
    }
  }, [written]);
  return form;
}

function Words({ view }: { view: PeopleView }) {
  const t = useT();
  return (
    <span className="flex gap-2">
      <TextInput
        type="search"
        name="q"
        defaultValue={view.q}
        maxLength={QUERY_MAX_LENGTH}
        placeholder={t('operator.people.wordsHint')}
      />
      <Button type="submit" variant="secondary" icon="search" aria-label={t('operator.people.words')} />
    </span>
  );
}
