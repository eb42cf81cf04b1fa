import { Suspense, useState } from 'react';
import type { DeskText } from '#contract/texts/texts.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { PersonMark } from '../../../lib/staff/person-mark.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { getTextVersion, withdrawText } from '../calls.ts';
import { inLanguage } from './in-language.ts';
import type { TextFields } from './typed.ts';
import type { Draft } from './use-draft.ts';

const CompareDialog = lazyPart(
  () => import('./compare-dialog.tsx'),
  (module) => module.CompareDialog,
);

interface VersionsPartProps {
  text: DeskText;
  draft: Draft;
  onTake: (fields: TextFields) => void;
}

/** All versions of a text with their dates and publishers, and buttons to compare, reuse or withdraw them. */
export function VersionsPart({ text, draft, onTake }: VersionsPartProps) {
  const t = useT();
  const { id, locale } = text;
  const [compared, setCompared] = useState<number | null>(null);
  const [busy, setBusy] = useState<number | null>(null);

  async function guarded(number: number, act: () => Promise<void>): Promise<void> {
    setBusy(number);
    try {
      await act();
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('texts.failed'), description: failureText(error, t) });
    } finally {
      setBusy(null);
    }
  }

  const take = (number: number) =>
    guarded(number, async () => {
      const { fields } = await browserApi().call(getTextVersion, { params: { id, number }, query: { locale } });
      onTake(fields);
      showToast({ tone: 'success', title: t('texts.taken') });
    });
  const withdraw = (number: number) =>
    guarded(number, async () => {
      const api = browserApi({ idempotencyKey: newActKey() });
      const { data } = await api.call(withdrawText, { params: { id }, body: { number } });
      showToast({ tone: 'success', title: t('texts.withdrawn') });
      draft.begin(await inLanguage(data, locale));
    });

  return (
    <section aria-labelledby="text-versions" className="mt-10">
      <h2 id="text-versions" className="mb-3 text-subheading">
        {t('texts.version.all')}
      </h2>
      <ul className="card divide-y divide-line">
        {text.versions.map((version) => (
          <li key={version.number} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <VersionFacts version={version} />
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" icon="history" onClick={() => setCompared(version.number)}>
                {t('texts.compare')}
              </Button>
              <Button
                variant="quiet"
                size="sm"
                icon="copy"
                busy={busy === version.number}
                onClick={() => void take(version.number)}
              >
                {t('texts.take')}
              </Button>
              {version.state === 'scheduled' && (
                <Button variant="quiet" size="sm" icon="undo-2" onClick={() => void withdraw(version.number)}>
                  {t('texts.withdraw')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared !== null && (
        <Suspense>
          <CompareDialog text={text} fields={draft.fields} first={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </section>
  );
}

type Version = DeskText['versions'][number];

function VersionFacts({ version: { number, state, from, to, locales, published } }: { version: Version }) {
  const { locale, t } = useLanguage();
  const dayOf = (day: string) => dateText(locale, day);
  const days = [from && t('texts.days.from', { from: dayOf(from) }), to && t('texts.days.to', { to: dayOf(to) })];
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-bold">
          {number === 0 ? t('texts.versionBuiltIn') : t('texts.versionNumber', { number })}
        </span>
        {state !== 'past' && <Badge tone={state === 'inForce' ? 'success' : 'info'}>{t(`texts.state.${state}`)}</Badge>}
        {locales.length > 0 && <span className="text-sm text-muted">{locales.join(', ').toUpperCase()}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>{days.filter(Boolean).join(' ')}</span>
        {published && (
          <>
            <span>{`${dayOf(published.at)}, ${timeText(locale, published.at)}`}</span>
            {published.by && <PersonMark person={published.by} size={20} />}
          </>
        )}
      </p>
    </div>
  );
}
