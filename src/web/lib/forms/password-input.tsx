import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useT } from '../i18n.tsx';

/** A password field that can be revealed; takes all attributes of <input>. Its page has `account.password`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className="block">
      <span className="relative block">
        <TextInput
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames('pe-13', className)}
          onKeyUp={watchCapsLock}
          {...rest}
        />
        <button
          type="button"
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-field text-muted -outline-offset-3 hover:text-ink"
          aria-label={t('account.password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      <span role="status" className="block text-sm font-semibold text-amber-strong">
        {hasCapsLock && (
          <span className="mt-1.5 flex items-center gap-1.5">
            <Icon name="triangle-alert" size="1.1rem" />
            {t('account.password.capsLock')}
          </span>
        )}
      </span>
    </span>
  );
}
