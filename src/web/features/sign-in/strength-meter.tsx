import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Judge, loadJudge, loadThoroughJudge, roughStrength, type Strength } from './strength.ts';

const COLOURS = ['bg-danger', 'bg-danger', 'bg-amber', 'bg-success', 'bg-success'] as const;

export interface StrengthMeterProps {
  password: string;
  /** What others may know of the person, so that it is no password: name, e-mail address, phone number. */
  about: readonly string[];
}

/** How well the password that is being typed withstands guessing. Only advice: it keeps nobody from going on. */
export function StrengthMeter({ password, about }: StrengthMeterProps) {
  const t = useT();
  const judge = useJudge(password !== '');
  if (password === '') return null;
  const strength: Strength = judge ? judge(password, about.filter(Boolean)) : roughStrength(password);
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
        {strength < 3 && <span className="block">{t('account.strength.advice')}</span>}
      </p>
    </div>
  );
}

/** The best judge that has been loaded so far; loading begins with the first character. */
function useJudge(isWanted: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const take = (loaded: Judge) => {
      if (!isGone) setJudge(() => loaded);
    };
    // Where it cannot be loaded the rough estimate goes on.
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
