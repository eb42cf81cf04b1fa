import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { kindName } from '../credential-texts.ts';
import { kindAbout } from '../kind-about.ts';
import { RegisterLink } from '../register-link.tsx';
import { NumberField } from './number-field.tsx';
import type { UsedCredentialForm } from './use-credential-form.ts';

export interface CredentialFieldsProps {
  formId: string;
  used: UsedCredentialForm;
  kind: CredentialKindId;
  /** Back to the choice of the kind. */
  onOtherKind: () => void;
}

/** The fields of a kind: its number, and from when to when it is valid where it ends. */
export function CredentialFields({ formId, used, kind, onOtherKind }: CredentialFieldsProps) {
  const t = useT();
  const { ends } = getCredentialKind(kind);
  const { form, errorOf } = used;
  return (
    <form id={formId} noValidate onSubmit={used.onSubmit} className="flex flex-col gap-5">
      <div className="rounded-card bg-linen px-4 pt-1.5 pb-3">
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <b>{kindName(kind, t)}</b>
          <button type="button" className="link min-h-11 font-semibold" onClick={onOtherKind}>
            {t('credentials.own.otherKind')}
          </button>
        </p>
        <p className="text-sm text-muted">{kindAbout(kind, t)}</p>
      </div>
      <NumberField used={used} kind={kind} />
      {ends !== 'never' && (
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field
            label={t('credentials.own.validUntil')}
            error={errorOf('validUntil')}
            required={ends === 'always'}
            aside={ends === 'sometimes' ? t('credentials.own.optional') : undefined}
          >
            <TextInput {...form.register('validUntil')} type="date" />
          </Field>
          <Field
            label={t('credentials.own.validFrom')}
            error={errorOf('validFrom')}
            aside={t('credentials.own.optional')}
          >
            <TextInput {...form.register('validFrom')} type="date" />
          </Field>
        </div>
      )}
      <Law kind={kind} />
      <FormFailure failure={used.failure} title={t('credentials.own.failed')} />
    </form>
  );
}

/** The law that the kind is based on, and where its number can be looked up. */
function Law({ kind }: { kind: CredentialKindId }) {
  const t = useT();
  const { acts, registerUrl } = getCredentialKind(kind);
  return (
    <Disclosure summary={<span className="text-sm font-semibold">{t('credentials.own.law')}</span>}>
      <div className="flex flex-col gap-2 pb-2 text-sm text-muted">
        <ul className="list-disc ps-5">
          {acts.map(({ name, articles }) => (
            <li key={name} lang="pl">
              {name}
              {articles.length > 0 && `: ${articles.join(', ')}`}
            </li>
          ))}
        </ul>
        {registerUrl && <RegisterLink url={registerUrl} />}
      </div>
    </Disclosure>
  );
}
