import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

const STEPS = [
  ['report', 'flag'],
  ['flags', 'eye'],
  ['people', 'user'],
  ['appeals', 'scale'],
  ['log', 'history'],
] as const;

/** Moderation from report to appeal, in plain words. */
export function HowItWorks() {
  const t = useT();
  return (
    <ol className="grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
      {STEPS.map(([name, icon]) => (
        <li key={name} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong"
          >
            <Icon name={icon} size={24} />
          </span>
          <div className="min-w-0">
            <h2 className="text-subheading">{t(`transparency.${name}.title`)}</h2>
            <p className="mt-1 max-w-text text-muted">{t(`transparency.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
