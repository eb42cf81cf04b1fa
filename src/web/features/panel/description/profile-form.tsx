import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account } from '#contract/account-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePlaceNames } from '../../filters/use-place-names.ts';
import { me } from '../../session/calls.ts';
import { type SessionUser, updateSession } from '../../session/session-store.ts';
import { NAME_MAX_LENGTH } from '../../sign-in/bounds.ts';
import { DESCRIPTION_MAX_LENGTH } from '../bounds.ts';
import { updateProfile } from '../calls.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { isShopShown, ShopShown } from './shop-shown.tsx';
import { useDraft, useOnLeaving } from './use-draft.ts';

/** What the form holds; empty texts stand for nothing. */
export interface ProfileValues {
  name: string;
  description: string;
  town: string;
  shop_url: string;
}

export interface ProfileFormProps {
  account: Account;
  user: SessionUser;
  onSaved: (account: Account) => void;
}

/** Changes what others see, and shows it as they will see it while it is typed. */
export function ProfileForm({ account, user, onSaved }: ProfileFormProps) {
  const { locale, t } = useLanguage();
  const draft = useDraft<ProfileValues>('profile');
  const [wasDraft] = useState(() => draft.read() !== null);
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm({
    schema: async () => (await import('../schemas.ts')).profileFormSchema,
    values: draft.read() ?? valuesOf(account),
    isCheckedEarly: true,
    send: async (values, { reset }) => {
      const { data } = await browserApi().call(updateProfile, { body: { ...values, town: values.town || null } });
      reset(valuesOf(data));
      draft.keep(null);
      onSaved(data);
      showToast({ tone: 'success', title: t('panel.saved') });
      updateSession(await browserApi().call(me));
    },
  });
  const values = useWatch({ control: form.control }) as ProfileValues;
  const isChanged = !isSame(values, valuesOf(account));
  useOnLeaving(() => draft.keep(isChanged ? values : null), isChanged);

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Card padded>
        <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
          {wasDraft && isChanged && <Alert tone="info">{t('panel.description.draft')}</Alert>}
          <Field
            label={t('panel.description.name')}
            hint={t('panel.description.nameHint')}
            error={errorOf('name')}
            required
          >
            <TextInput {...form.register('name')} autoComplete="nickname" maxLength={NAME_MAX_LENGTH} />
          </Field>
          <Field
            label={t('panel.description.text')}
            hint={t('panel.description.textHint')}
            error={errorOf('description')}
            aside={t('panel.description.length', {
              length: numberText(locale, values.description.length),
              max: numberText(locale, DESCRIPTION_MAX_LENGTH),
            })}
          >
            <TextArea
              {...form.register('description')}
              rows={7}
              maxLength={DESCRIPTION_MAX_LENGTH}
              placeholder={t('panel.description.textExample')}
            />
          </Field>
          <TownField error={errorOf('town')} input={form.register('town')} />
          <Field
            label={t('panel.description.shop')}
            hint={t('panel.description.shopHint')}
            error={errorOf('shop_url')}
            aside={t('panel.optional')}
          >
            <TextInput
              {...form.register('shop_url')}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              onBlur={(event) => {
                const completed = withProtocol(event.currentTarget.value);
                form.setValue('shop_url', completed, { shouldValidate: true, shouldTouch: true });
              }}
            />
          </Field>
          {account.shop_url && <ShopShown until={account.shopLinkUntil} />}
          <FormFailure failure={failure} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {t('panel.save')}
            </Button>
            {isChanged && (
              <Button variant="secondary" icon="undo-2" onClick={() => form.reset(valuesOf(account))}>
                {t('panel.description.reset')}
              </Button>
            )}
          </div>
        </form>
      </Card>
      <ProfilePreview
        values={values}
        user={user}
        memberSince={account.memberSince}
        showsShop={isShopShown(account.shopLinkUntil, Date.now())}
      />
    </div>
  );
}

function valuesOf({ name, description, town, shop_url: shopUrl }: Account): ProfileValues {
  return { name, description, town: town ?? '', shop_url: shopUrl ?? '' };
}

function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return (Object.keys(other) as (keyof ProfileValues)[]).every((name) => one[name] === other[name]);
}

/** Hardly anybody types what a browser leaves out. */
function withProtocol(text: string): string {
  const address = text.trim();
  return address && !/^[a-z]+:/i.test(address) && address.includes('.') ? `https://${address}` : address;
}

interface TownFieldProps {
  error: string | undefined;
  input: React.ComponentProps<'input'>;
}

/** Completed from the list of places, as in the filters. */
function TownField({ error, input }: TownFieldProps) {
  const { t } = useLanguage();
  const id = useId();
  const { names, onInput } = usePlaceNames();
  return (
    <Field
      label={t('panel.description.town')}
      hint={t('panel.description.townHint')}
      error={error}
      aside={t('panel.optional')}
    >
      <TextInput {...input} list={id} autoComplete="off" onInput={onInput} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
