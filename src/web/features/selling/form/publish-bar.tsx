import { useEffect, useRef } from 'react';
import type { PlanId } from '#kinds/plans.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { DraftKeeper } from './draft-keeper.ts';
import { DraftState } from './draft-state.tsx';
import { usePosting } from './form-context.tsx';
import type { Publishing } from './use-publishing.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface PublishBarProps {
  keeper: DraftKeeper;
  publishing: Publishing;
  /** The plan of a listing that has none yet; null for an edit. */
  plan: PlanId | null;
}

/** Always in view: whether the draft is saved, what prevents publication, and the button that publishes. */
export function PublishBar({ keeper, publishing, plan }: PublishBarProps) {
  const t = useT();
  const { busy, failure, publish } = publishing;
  const label = plan === null ? 'posting.save' : plan === 'free' ? 'posting.publish' : 'posting.publishPaid';
  return (
    <div className="foot-bar-wide sticky bottom-(--foot-height) z-30 -mx-4 flex flex-col gap-2.5 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,calc(env(safe-area-inset-bottom)-var(--foot-height)+0.625rem))] sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded-t-card lg:border-x">
      <Trouble publishing={publishing} />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
        <div className="flex min-w-24 flex-1 flex-col gap-0.5">
          {failure && !failure.trouble && <WrongCount publishing={publishing} />}
          <DraftState keeper={keeper} className="text-xs! leading-tight sm:text-sm!" />
        </div>
        <Button
          size="lg"
          variant={plan === null ? 'primary' : 'amber'}
          icon="check"
          busy={busy !== null}
          className="min-w-40 max-sm:flex-[1.3]"
          onClick={() => publish(plan)}
        >
          {t(busy ? `posting.busy.${busy}` : label)}
        </Button>
      </div>
    </div>
  );
}

/** Why a form without errors was not sent. */
function Trouble({ publishing: { failure } }: Pick<PublishBarProps, 'publishing'>) {
  const t = useT();
  const trouble = failure?.trouble;
  if (!trouble) return null;
  return (
    <div role="alert">
      <Alert
        tone={trouble.isOffline ? 'warning' : 'error'}
        title={t(trouble.isOffline ? 'posting.offline.title' : 'posting.failed')}
      >
        <p>{trouble.isOffline ? t('posting.offline.text') : trouble.text}</p>
      </Alert>
    </div>
  );
}

/** How many fields are wrong; a press shows the first of them, as does each attempt to publish. */
function WrongCount({ publishing: { failure } }: Pick<PublishBarProps, 'publishing'>) {
  const t = useT();
  const { showField } = usePosting();
  const [first, ...others] = useWrongFields();
  const show = useRef(() => {});
  show.current = () => first && showField(first.name);
  useEffect(() => {
    if (failure) show.current();
  }, [failure]);
  return (
    <div role="alert">
      {first && (
        <button
          type="button"
          className="flex min-h-6 cursor-pointer items-center gap-1.5 text-start text-sm font-bold text-danger underline underline-offset-2"
          onClick={() => show.current()}
        >
          <Icon name="circle-alert" size="1.1rem" />
          {t('posting.wrong', { count: others.length + 1 })}
        </button>
      )}
    </div>
  );
}
