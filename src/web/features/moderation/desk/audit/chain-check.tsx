import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../lib/browser-api.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../../lib/remote/failure-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type ChainCheck, checkAudit } from '../calls.ts';

/** Verifies the whole log and shows the result. */
export function ChainCheckPart({ onChecked }: { onChecked: () => void }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [check, setCheck] = useState<ChainCheck | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function look(): Promise<void> {
    setBusy(true);
    setFailure(null);
    setCheck(null);
    try {
      const { data } = await browserApi().call(checkAudit);
      setCheck(data);
      // The verification is an entry of the log, too.
      onChecked();
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
    }
    setBusy(false);
  }

  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-linen p-4">
        <Icon name="link" size="1.75rem" className="text-primary" />
        <p className="min-w-0 flex-1 basis-72 text-[0.9375rem]">{t('desk.audit.chain')}</p>
        <Button variant="secondary" icon="shield-check" busy={isBusy} onClick={() => void look()}>
          {t('desk.audit.check')}
        </Button>
      </div>
      {check && <Outcome check={check} />}
      {failure && (
        <Alert live tone="error" title={t('desk.audit.checkFailed')}>
          {failure}
        </Alert>
      )}
    </div>
  );
}

function Outcome({ check: { entries, brokenAt } }: { check: ChainCheck }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const isWhole = brokenAt === null;
  useEffect(() => {
    if (!isWhole) place.current?.focus();
  }, [isWhole]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-field outline-none">
      {isWhole ? (
        <Alert live tone="success" title={t('desk.audit.whole')}>
          {t('desk.audit.wholeText', { count: entries })}
        </Alert>
      ) : (
        <Alert live tone="error" title={t('desk.audit.broken', { id: brokenAt })}>
          {t('desk.audit.brokenText')}
        </Alert>
      )}
    </div>
  );
}
