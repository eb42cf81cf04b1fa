import type { ModerationCase } from '#contract/moderation/cases.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { FLAG_ICONS } from '../marks.tsx';

type Flag = ModerationCase['flagged'][number];

/** Automatic flags with their reasons: for a human to judge. */
export function FlagsPart({ value: { flagged } }: { value: ModerationCase }) {
  const t = useT();
  if (flagged.length === 0) return null;
  return (
    <section aria-labelledby="case-flags">
      <h2 id="case-flags" className="text-subheading">
        {t('desk.flags.title')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-muted">{t('desk.flags.lead')}</p>
      <ul className="card divide-y divide-line">
        {flagged.map((flag, index) => (
          <FlagItem key={`${flag.kind}-${index}`} flag={flag} />
        ))}
      </ul>
    </section>
  );
}

function FlagItem({ flag }: { flag: Flag }) {
  const t = useT();
  const { kind, words, listings, created_at: createdAt } = flag;
  const count = flag.count ?? (listings.length || words.length);
  return (
    <li className="flex gap-3 p-4">
      <span className="tone-info grid size-8 shrink-0 place-items-center rounded-full bg-info-soft text-info">
        <Icon name={FLAG_ICONS[kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-sans text-base font-bold">{t(`desk.flag.${kind}`)}</h3>
          <TimeLabel moment={createdAt} className="text-sm text-muted" />
        </div>
        <p className="mt-0.5 wrap-anywhere">{t(`flag.${kind}`, { count, words: words.join(', ') })}</p>
        {listings.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1">
            {listings.map(({ id, title, path }) => (
              <li key={id}>
                <Link to={path} className="link tap inline-flex min-h-6 items-center wrap-anywhere">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
