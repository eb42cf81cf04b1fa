import { useEffect, useState } from 'react';
import type { DataExport } from '#contract/accounts/settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText, numberText } from '../../../lib/format.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { listExports, requestExport } from './calls.ts';

const ASK_AGAIN_MS = 10_000;

/** Requests a copy of the user's data; it is sent by e-mail. */
export function ExportSection() {
  const t = useT();
  const exports = useRemote<readonly DataExport[]>('exports', () => browserApi().call(listExports));
  const isPending = exports.value?.some(({ state }) => state === 'pending') ?? false;
  useAskingAgain(isPending, exports.reload);
  return (
    <SectionFrame id="export" lead={t('panel.export.lead')}>
      <Card padded>
        <h2 className="text-heading">{t('panel.export.whatTitle')}</h2>
        <ul className="mt-3 flex flex-col gap-2">
          {(['account', 'offers', 'words', 'pictures'] as const).map((what) => (
            <li key={what} className="flex items-start gap-2.5">
              <Icon name="check" className="mt-0.5 text-success" />
              {t(`panel.export.${what}`)}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-muted">{t('panel.export.how')}</p>
        <Request exports={exports} isPending={isPending} />
      </Card>
      <RemotePart remote={exports}>{(value) => <Requested exports={value} />}</RemotePart>
    </SectionFrame>
  );
}

/** Polls while a background job runs, so that the user need not reload the page. */
function useAskingAgain(isPending: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPending, ask]);
}

function Request({ exports, isPending }: { exports: UsedRemote<readonly DataExport[]>; isPending: boolean }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function ask(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(requestExport);
      await exports.reload();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 flex flex-col items-start gap-4">
      <FormFailure failure={failure} />
      {isPending ? (
        <p role="status" className="flex items-center gap-2.5 font-semibold">
          <Icon name="mail" className="text-amber-strong" />
          {t('panel.export.pendingText')}
        </p>
      ) : (
        <Button icon="download" busy={isBusy} onClick={() => void ask()}>
          {t('panel.export.ask')}
        </Button>
      )}
    </div>
  );
}

const STATES: Readonly<Record<DataExport['state'], { tone: Tone; icon: IconName }>> = {
  pending: { tone: 'amber', icon: 'clock' },
  ready: { tone: 'success', icon: 'circle-check' },
  expired: { tone: 'neutral', icon: 'history' },
};

function Requested({ exports }: { exports: readonly DataExport[] }) {
  const { locale, t } = useLanguage();
  if (exports.length === 0) return null;
  return (
    <section aria-labelledby="exports">
      <h2 id="exports" className="mb-3 text-heading">
        {t('panel.export.earlier')}
      </h2>
      <ul className="card divide-y divide-line">
        {exports.map(({ id, state, requestedAt, sizeBytes, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
            <span className="min-w-0 flex-1 basis-48">
              {t('panel.export.asked')} <TimeLabel moment={requestedAt} />
              {state === 'ready' && expiresAt && (
                <span className="block text-sm text-muted">
                  {t('panel.export.until', { date: dateText(locale, expiresAt) })}
                  {sizeBytes !== null && ` · ${sizeText(sizeBytes, (value) => numberText(locale, value))}`}
                </span>
              )}
            </span>
            <Badge {...STATES[state]}>{t(`panel.export.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MEGABYTE = 1024 * 1024;

function sizeText(sizeBytes: number, say: (value: number) => string): string {
  if (sizeBytes < MEGABYTE) return `${say(Math.max(1, Math.round(sizeBytes / 1024)))}\u00a0kB`;
  return `${say(Math.round((sizeBytes / MEGABYTE) * 10) / 10)}\u00a0MB`;
}
