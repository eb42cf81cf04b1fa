import { Suspense, useState } from 'react';
import type { DemoPreview } from '#contract/settings/setup.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { leaveDemo, previewDemo } from '../calls.ts';
import { SectionHeading } from '../section-heading.tsx';
import type { StepProps } from './wizard.tsx';

const ConfirmDialog = lazyPart(
  () => import('../../../ui/confirm-dialog.tsx'),
  (module) => module.ConfirmDialog,
);

/** Keeps or removes the demo market; first lists what would be removed, including what real people wrote there. */
export function DemoStep({ setup, onSetup }: StepProps) {
  const t = useT();
  return (
    <Card as="section" padded>
      <SectionHeading icon="sprout">{t('setup.demo.title')}</SectionHeading>
      <div className="mt-2 flex max-w-text flex-col gap-4">
        {setup.demo === 'none' && <p className="text-muted">{t('setup.demo.none')}</p>}
        {setup.demo === 'leaving' && <p role="status">{t('setup.demo.leaving')}</p>}
        {setup.demo === 'here' && <Leaving setup={setup} onSetup={onSetup} />}
      </div>
    </Card>
  );
}

function Leaving({ onSetup }: StepProps) {
  const t = useT();
  const remote = useRemote<DemoPreview>('setup:demo', () => browserApi().call(previewDemo));
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      onSetup((await browserApi().call(leaveDemo)).data);
    } catch (error) {
      if (!isCalledOff(error)) setFailure(failureText(error, t));
      setBusy(false);
    }
  }

  return (
    <RemotePart remote={remote}>
      {(demo) => (
        <>
          <What demo={demo} />
          <FormFailure failure={failure} />
          <div>
            <Button variant="danger" icon="trash-2" busy={isBusy} onClick={() => setAsked(true)}>
              {t('setup.demo.leave')}
            </Button>
          </div>
          {isAsked && (
            <Suspense>
              <ConfirmDialog
                title={t('setup.demo.sure')}
                confirmLabel={t('setup.demo.leave')}
                cancelLabel={t('setup.demo.keep')}
                closeLabel={t('frame.close')}
                onConfirm={() => void leave()}
                onClose={() => setAsked(false)}
              >
                {t('setup.demo.sureText')}
              </ConfirmDialog>
            </Suspense>
          )}
        </>
      )}
    </RemotePart>
  );
}

/** Lists what is removed, what stays, and what real people would lose. */
function What({ demo: { people, listings, keptListings, writingCount, writings } }: { demo: DemoPreview }) {
  const t = useT();
  return (
    <>
      <p>{t('setup.demo.here', { people, listings })}</p>
      {keptListings > 0 && <p>{t('setup.demo.kept', { count: keptListings })}</p>}
      {writingCount > 0 && (
        <>
          <p className="font-semibold">{t('setup.demo.writings', { count: writingCount })}</p>
          <ul className="flex flex-col gap-2">
            {writings.map(({ person, listing, text }, at) => (
              <li key={`${at} ${person}`} className="rounded-card bg-linen p-3 text-[0.9375rem]">
                <p className="font-bold wrap-anywhere">
                  {person}
                  {listing && <span className="font-normal text-muted"> · {listing}</span>}
                </p>
                <p className="wrap-anywhere">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
