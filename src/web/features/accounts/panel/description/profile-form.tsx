import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { numberText } from '../../../../lib/format.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { NAME_MAX_LENGTH } from '../../../../lib/session/bounds.ts';
import { me } from '../../../../lib/session/calls.ts';
import { type SessionUser, updateSession } from '../../../../lib/session/session-store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field, TextArea, TextInput } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { DESCRIPTION_MAX_LENGTH } from '../bounds.ts';
import { updateProfile } from '../calls.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { ShopField } from './shop-field.tsx';
import { isShopShown, ShopShown } from './shop-shown.tsx';
import { TownField } from './town-field.tsx';
import { useDraft, useOnLeaving } from './use-draft.ts';

/** The form's values; empty strings stand for unset. */
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

/** Edits the public profile with a live preview. */
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
          <ShopField
            error={errorOf('shop_url')}
            input={form.register('shop_url')}
            onComplete={(address) => form.setValue('shop_url', address, { shouldValidate: true, shouldTouch: true })}
          />
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
