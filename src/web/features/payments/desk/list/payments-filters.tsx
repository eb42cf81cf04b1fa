import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { PROVIDERS, STATUSES, WORDS_MAX_LENGTH } from '../bounds.ts';
import { isNarrow, MONEY_PATH, type PaymentsView, paymentsHref, paymentsViewOf } from '../places.ts';

/** Filters by words, state, payment method and dates. Choices apply at once, words on submit. */
export function PaymentsFilters({ view }: { view: PaymentsView }) {
  const t = useT();
  const form = useFormOf(view);
  const navigate = useNavigate();

  function ask(event?: FormEvent): void {
    event?.preventDefault();
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const asked = paymentsViewOf(new URLSearchParams(entries));
    const href = paymentsHref({ ...asked, attention: view.attention });
    if (href !== paymentsHref({ ...view, page: 1 })) void navigate(href, { preventScrollReset: true });
  }

  return (
    <search className="mb-5 block">
      <Form ref={form} action={MONEY_PATH} onSubmit={ask} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <Field label={t('moneyDesk.filter.words')} className="col-span-full">
          <Words view={view} />
        </Field>
        <Field label={t('moneyDesk.filter.status')}>
          <SelectInput name="status" onChange={() => ask()} defaultValue={view.status ?? ''}>
            <option value="">{t('moneyDesk.filter.any')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`moneyDesk.status.${status}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('moneyDesk.filter.provider')}>
          <SelectInput name="provider" onChange={() => ask()} defaultValue={view.provider ?? ''}>
            <option value="">{t('moneyDesk.filter.any')}</option>
            {PROVIDERS.map((provider) => (
              <option key={provider} value={provider}>
                {t(`transaction.provider.${provider}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        {(['from', 'until'] as const).map((name) => (
          <Field key={name} label={t(`moneyDesk.filter.${name}`)}>
            <TextInput type="date" name={name} defaultValue={view[name]} onBlur={() => ask()} />
          </Field>
        ))}
      </Form>
      {isNarrow(view) && (
        <Link
          to={paymentsHref({ attention: view.attention })}
          preventScrollReset
          className="mt-2 tap inline-flex min-h-9 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          <Icon name="x" size={18} />
          {t('moneyDesk.filter.clear')}
        </Link>
      )}
    </search>
  );
}

/** The form keeps its own state; going back in the history changes the view. */
function useFormOf(view: PaymentsView) {
  const form = useRef<HTMLFormElement>(null);
  const { q, status, provider, from, until } = view;
  useEffect(() => {
    const values = { q, status: status ?? '', provider: provider ?? '', from, until };
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (control) control.value = value;
    }
  }, [q, status, provider, from, until]);
  return form;
}

function Words({ view }: { view: PaymentsView }) {
  const t = useT();
  return (
    <span className="flex gap-2">
      <TextInput
        type="search"
        name="q"
        defaultValue={view.q}
        maxLength={WORDS_MAX_LENGTH}
        placeholder={t('moneyDesk.filter.wordsHint')}
      />
      <Button type="submit" variant="secondary" icon="search" aria-label={t('moneyDesk.filter.search')} />
    </span>
  );
}
