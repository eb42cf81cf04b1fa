import { numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import type { Period } from './period-figures.tsx';

/** How many documents of credentials were accepted and refused, and how quickly; nothing without any. */
export function DocumentFigures({ period }: { period: Period }) {
  const { locale, t } = useLanguage();
  const { credentialsSeen: seen, credentialsRefused: refused, medianDaysToCredentialAnswer: days } = period;
  if (seen + refused === 0) return null;
  const figures = [
    [t('transparency.documents.seen'), numberText(locale, seen)],
    [t('transparency.documents.refused'), numberText(locale, refused)],
    ...(days === null
      ? []
      : [[t('transparency.documents.median'), t('transparency.documents.days', { days })] as const]),
  ] as const;
  return (
    <section>
      <h4 className="mb-2.5 font-sans text-base font-bold">{t('transparency.documents')}</h4>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-heading text-subheading font-bold text-primary-strong lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
