import { type FormEvent, useState } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { goTo } from '../../../lib/session/session-outlet.tsx';
import { endSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { deleteAccount } from './calls.ts';

const ERASED = ['profile', 'offers', 'words', 'access'] as const;
const KEPT = ['invoices', 'reports'] as const;

/** Account deletion: what is deleted, what the law makes us retain, and a confirmation against mistakes. */
export function DeleteSection() {
  const t = useT();
  return (
    <SectionFrame id="delete" lead={t('panel.delete.lead')}>
      <div className="grid gap-6 md:grid-cols-2">
        <Card padded>
          <h2 className="text-subheading">{t('panel.delete.erased')}</h2>
          <ul className="mt-3 flex flex-col gap-2.5">
            {ERASED.map((what) => (
              <li key={what} className="flex items-start gap-2.5">
                <Icon name="trash-2" className="mt-0.5 text-danger" />
                {t(`panel.delete.${what}`)}
              </li>
            ))}
          </ul>
        </Card>
        <Card padded>
          <h2 className="text-subheading">{t('panel.delete.kept')}</h2>
          <ul className="mt-3 flex flex-col gap-2.5">
            {KEPT.map((what) => (
              <li key={what} className="flex items-start gap-2.5">
                <Icon name="scale" className="mt-0.5 text-amber-strong" />
                {t(`panel.delete.${what}`)}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">
            {t('panel.delete.more')}{' '}
            <Link to="/terms#personal-data" className="link">
              {t('frame.footer.terms')}
            </Link>
          </p>
        </Card>
      </div>
      <p className="text-muted">
        {t('panel.delete.exportFirst')}{' '}
        <Link to={sectionHref('export')} className="link">
          {t('panel.section.export')}
        </Link>
      </p>
      <DeleteForm />
    </SectionFrame>
  );
}

function DeleteForm() {
  const t = useT();
  const word = t('panel.delete.word');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isRight = typed.trim().toLocaleUpperCase() === word.toLocaleUpperCase();
    setError(isRight ? undefined : t('panel.delete.wrongWord', { word }));
    if (!isRight) return;
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(deleteAccount);
      await leave(t('panel.delete.done'));
    } catch (caught) {
      if (!isCalledOff(caught)) setFailure(failureText(caught, t));
      setBusy(false);
    }
  }

  return (
    <Card padded className="border-danger!">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex max-w-md flex-col gap-5">
        <Field label={t('panel.delete.type', { word })} hint={t('panel.delete.typeHint')} error={error} required>
          <TextInput
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        <FormFailure failure={failure} />
        <Button type="submit" variant="danger" icon="trash-2" busy={isBusy} className="self-start">
          {t('panel.delete.submit')}
        </Button>
      </form>
    </Card>
  );
}

/** Navigates home first: without a session the panel would redirect to the login page. */
async function leave(farewell: string): Promise<void> {
  await goTo('/');
  endSession();
  showToast({ tone: 'info', title: farewell });
}
