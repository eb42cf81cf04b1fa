import { useState } from 'react';
import type { Passkey } from '#contract/second-factor.ts';
import { browserApi } from '../../../../lib/browser-api.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useT } from '../../../../lib/i18n.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { removePasskey } from '../calls.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { MethodHead } from './method-head.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { MethodCardProps } from './sign-in-cards.tsx';
import { useAct } from './use-act.ts';

/** Passkeys: a fingerprint, a face or the phone's lock in place of a password. */
export function PasskeysCard({ methods, onAnswer }: MethodCardProps) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const { isBusy, failure, run } = useAct();
  const isKnown = typeof PublicKeyCredential !== 'undefined';

  const remove = ({ id }: Passkey) =>
    run(async () => {
      const { data } = await browserApi().call(removePasskey, { params: { id } });
      onAnswer({ methods: data, recoveryCodes: null });
      showToast({ tone: 'info', title: t('panel.passkeys.removed') });
    });

  return (
    <Card as="section" padded aria-labelledby="passkeys">
      <MethodHead
        id="passkeys"
        icon="shield-check"
        title={t('panel.passkeys.title')}
        text={t('panel.passkeys.text')}
        isOn={methods.passkeys.length > 0}
      />
      {methods.passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {methods.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isBusy={isBusy} onRemove={() => remove(passkey)} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-col items-start gap-4">
        <FormFailure failure={failure} />
        {isAdding ? (
          <PasskeyForm onAnswer={onAnswer} close={() => setAdding(false)} />
        ) : isKnown ? (
          <Button variant="secondary" size="sm" icon="plus" onClick={() => setAdding(true)}>
            {t('panel.passkeys.add')}
          </Button>
        ) : (
          <p className="text-sm text-muted">{t('panel.passkeys.unknown')}</p>
        )}
      </div>
    </Card>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, isBusy, onRemove }: PasskeyRowProps) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="shield-check" className="text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {t('panel.passkeys.created')} <TimeLabel moment={createdAt} />
          {lastUsedAt && (
            <>
              {' · '}
              {t('panel.sessions.used')} <TimeLabel moment={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <ConfirmButton
        label={t('panel.passkeys.remove')}
        fullLabel={t('panel.passkeys.removeNamed', { name })}
        question={t('panel.sure')}
        isBusy={isBusy}
        onConfirm={onRemove}
      />
    </li>
  );
}
