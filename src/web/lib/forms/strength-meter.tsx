import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useT } from '../i18n.tsx';
import { loadJudge, loadThoroughJudge, type PasswordJudge, roughStrength, type Strength } from './strength.ts';

const COLOURS = ['bg-danger', 'bg-danger', 'bg-amber', 'bg-success', 'bg-success'] as const;

export interface StrengthMeterProps {
  password: string;
  /** Personal data that a password must not consist of: name, e-mail address, phone number. */
  about: readonly string[];
}

/** How well the typed password withstands guessing; weak ones are rejected on validation. */
export function StrengthMeter({ password, about }: StrengthMeterProps) {
  const t = useT();
  const judge = useJudge(password !== '');
  if (password === '') return null;
  const strength: Strength = judge ? judge(password, about).strength : roughStrength(password);
  return (
    <div className="mt-2.5">
      <div className="grid grid-cols-4 gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full transition-colors',
              step <= Math.max(strength, 1) ? COLOURS[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {t('account.strength')} <strong className="text-ink">{t(`account.strength.${strength}`)}</strong>
        {/* Reserves its space: a better judge that loads late must not move the button while it is being pressed. */}
        <span className={classNames('block', strength >= 3 && 'invisible')}>{t('account.strength.advice')}</span>
      </p>
    </div>
  );
}

/** The best judge loaded so far; loading starts with the first character. */
function useJudge(isWanted: boolean): PasswordJudge | null {
  const [judge, setJudge] = useState<PasswordJudge | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const take = (loaded: PasswordJudge) => {
      if (!isGone) setJudge(() => loaded);
    };
    // If it cannot be loaded, the rough estimate stays.
    loadJudge()
      .then(take)
      .then(loadThoroughJudge)
      .then(take)
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return judge;
}
