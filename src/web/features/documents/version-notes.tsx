import type { MessageId } from '#i18n/message-id.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage, type useT } from '../../lib/i18n.tsx';
import { DifferenceView } from '../../lib/texts/difference-view.tsx';
import { Alert } from '../../ui/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { ShownVersion } from './load-kept.ts';

interface VersionProps {
  shown: ShownVersion;
  /** The page's path. */
  path: string;
}

/** Above a document: whether it is outdated or not yet in force, whether the Polish text is newer, and what changed. */
export function VersionNotes({ shown, path }: VersionProps) {
  const { locale, t } = useLanguage();
  const state = shown.versions.find(({ number }) => number === shown.version)?.state ?? 'inForce';
  const days = {
    from: shown.from ? dateText(locale, shown.from) : '',
    to: shown.to ? dateText(locale, shown.to) : '',
  };
  return (
    <>
      {state !== 'inForce' && (
        <Alert
          tone={state === 'past' ? 'warning' : 'info'}
          title={t(`texts.version.${state}` as MessageId, days)}
          className="mb-8"
          action={
            <Link to={path} className="link font-semibold">
              {t('texts.version.toCurrent')}
            </Link>
          }
        />
      )}
      {(shown.state === 'older' || shown.state === 'missing') && (
        <Alert className="mb-8">{t(`texts.version.${shown.state}`)}</Alert>
      )}
      {shown.changes && (
        <section aria-labelledby="changes" className="card mb-10 p-5 sm:p-7">
          <h2 id="changes" className="mb-4 flex items-center gap-3 text-heading">
            <Icon name="history" className="text-amber-strong" />
            {t('texts.version.changes')}
          </h2>
          <DifferenceView lines={shown.changes} />
        </section>
      )}
    </>
  );
}

/** Links to all versions of a document, with the days on which each is in force. */
export function VersionList({ shown, path }: VersionProps) {
  const { locale, t } = useLanguage();
  if (shown.versions.length < 2) return null;
  const dayOf = (day: string | null) => (day === null ? null : dateText(locale, day));
  return (
    <section aria-labelledby="versions" className="mt-14 print:hidden">
      <h2 id="versions" className="mb-3 text-subheading">
        {t('texts.version.all')}
      </h2>
      <ul className="card divide-y divide-line px-5">
        {shown.versions.map(({ number, from, to, state }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link
              to={`${path}?version=${number}`}
              aria-current={number === shown.version ? 'page' : undefined}
              className={classNames('link flex min-h-11 items-center', number === shown.version && 'font-bold')}
            >
              {daysText(t, dayOf(from), dayOf(to))}
            </Link>
            {state !== 'past' && <span className="badge">{t(`texts.state.${state}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The days on which a version is in force, as far as they are known. */
function daysText(t: ReturnType<typeof useT>, from: string | null, to: string | null): string {
  if (from !== null && to !== null) return t('texts.days.fromTo', { from, to });
  if (from !== null) return t('texts.days.from', { from });
  return to === null ? t('texts.days.always') : t('texts.days.to', { to });
}
