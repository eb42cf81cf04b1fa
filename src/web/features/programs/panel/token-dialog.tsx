import { useId, useState } from 'react';
import type * as z from 'zod';
import { SCOPES, TOKEN_DAYS, TOKEN_NAME_MAX_LENGTH } from '#contract/programs/scopes.ts';
import type { AccessToken, AccessTokenForm } from '#contract/programs/tokens.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, SelectInput, TextInput } from '../../../ui/field.tsx';
import { createAccessToken } from '../calls.ts';
import { scopeName } from './names.ts';
import { SecretShown } from './secret-shown.tsx';

export interface TokenDialogProps {
  onCreated: (token: AccessToken) => void;
  onClose: () => void;
}

/** Creates an access token, and shows its secret once. */
export function TokenDialog({ onCreated, onClose }: TokenDialogProps) {
  const t = useT();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret === null) {
    return (
      <TokenForm
        onClose={onClose}
        onCreated={(made) => {
          onCreated(made.token);
          setSecret(made.secret);
        }}
      />
    );
  }
  return (
    <Dialog
      key="secret"
      open
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('programs.tokens.madeTitle')}
      description={t('programs.tokens.madeText')}
      closeLabel={t('frame.close')}
      actions={<Button onClick={onClose}>{t('programs.tokens.kept')}</Button>}
    >
      <SecretShown secret={secret} label={t('programs.tokens.secret')} note={t('programs.tokens.once')} />
    </Dialog>
  );
}

type Values = { name: string; scopes: string[]; days: string };
type Made = { readonly token: AccessToken; readonly secret: string };

interface TokenFormProps extends Pick<TokenDialogProps, 'onClose'> {
  onCreated: (made: Made) => void;
}

function TokenForm({ onCreated, onClose }: TokenFormProps) {
  const t = useT();
  const formId = useId();
  const keyOf = useActKeys();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm<Values, AccessTokenForm>({
    schema: loadSchema,
    values: { name: '', scopes: [], days: String(TOKEN_DAYS[1]) },
    send: async (body) => {
      const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(createAccessToken, { body });
      onCreated(data);
    },
  });
  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('programs.tokens.addTitle')}
      description={t('programs.tokens.addText')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('programs.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('programs.tokens.make')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <Field label={t('programs.tokens.name')} hint={t('programs.tokens.nameHint')} error={errorOf('name')} required>
          <TextInput {...form.register('name')} maxLength={TOKEN_NAME_MAX_LENGTH} autoComplete="off" />
        </Field>
        <FieldGroup legend={t('programs.tokens.scopes')} error={errorOf('scopes')}>
          {SCOPES.map((scope) => (
            <CheckboxInput key={scope} value={scope} label={scopeName(scope, t)} {...form.register('scopes')} />
          ))}
        </FieldGroup>
        <Field label={t('programs.tokens.days')} error={errorOf('days')} required>
          <SelectInput {...form.register('days')}>
            {TOKEN_DAYS.map((days) => (
              <DaysOption key={days} days={days} />
            ))}
          </SelectInput>
        </Field>
        <FormFailure failure={failure} title={t('programs.failed')} />
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

function DaysOption({ days }: { days: number }) {
  const { locale, t } = useLanguage();
  const date = dateText(locale, Date.now() + days * DAY_MS);
  return <option value={days}>{t('programs.tokens.daysOption', { count: days, date })}</option>;
}

/** The form's values are texts, which the schema converts or rejects. */
async function loadSchema(): Promise<z.ZodType<AccessTokenForm, Values>> {
  const { accessTokenFormSchema } = await import('./schemas.ts');
  return accessTokenFormSchema as unknown as z.ZodType<AccessTokenForm, Values>;
}
