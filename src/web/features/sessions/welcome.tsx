import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

const REASONS = [
  ['store', 'sell'],
  ['message-circle', 'talk'],
  ['star', 'rate'],
] as const satisfies readonly (readonly [IconName, string])[];

/** The benefits of an account. */
export function Welcome() {
  const t = useT();
  return (
    <section aria-labelledby="welcome" className="w-full max-w-md">
      <h2 id="welcome" className="text-heading">
        {t('account.welcome.title')}
      </h2>
      <ul className="mt-5 flex flex-col gap-5">
        {REASONS.map(([icon, name]) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-subheading">{t(`account.welcome.${name}`)}</h3>
              <p className="mt-0.5 text-muted">{t(`account.welcome.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
