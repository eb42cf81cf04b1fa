import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { PlanId } from '#kinds/plans.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useCurrentUser } from '../../../lib/session/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TITLE_MIN_LENGTH } from './bounds.ts';
import { findSimilarOwn } from './calls.ts';
import { ConfirmFirst } from './confirm-first.tsx';
import { Preview, usePosting } from './form-context.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Summary } from './summary.tsx';
import type { Publishing } from './use-publishing.ts';

export interface PublishSectionProps {
  /** The listing being edited. */
  listing: OwnListing | null;
  publishing: Publishing;
  /** Whether the preview is here, as on phones, and not beside the form. */
  hasPreview: boolean;
  /** Whether the part is visible. */
  isShown: boolean;
}

/** The last step: preview, notices, plan and submit button. */
export function PublishSection({ listing, publishing, hasPreview, isShown }: PublishSectionProps) {
  const t = useT();
  const { kind } = usePosting();
  const [plan, setPlan] = useState<PlanId>('free');
  const isUnconfirmed = useCurrentUser()?.verified === false;
  const isNew = listing === null || listing.status === 'neverActivated';
  const { busy, failure, publish } = publishing;
  return (
    <>
      {hasPreview && <Preview />}
      <SimilarOwn isAsked={isShown} />
      {isNew && kind.capabilities.promotion && <PlanChoice value={plan} onChange={setPlan} />}
      {isUnconfirmed && <ConfirmFirst />}
      <Summary failure={failure} />
      <Button
        size="lg"
        variant={isNew ? 'amber' : 'primary'}
        icon="check"
        busy={busy !== null}
        className="w-full"
        onClick={() => publish(isNew ? plan : null)}
      >
        {t(
          busy
            ? `posting.busy.${busy}`
            : isNew
              ? plan === 'free'
                ? 'posting.publish'
                : 'posting.publishPaid'
              : 'posting.save',
        )}
      </Button>
      {isNew && <p className="text-center text-sm text-muted">{t('posting.publishHint')}</p>}
    </>
  );
}

const TYPING_PAUSE_MS = 800;

/** The user's similar listings: a hint that never blocks. */
function SimilarOwn({ isAsked }: { isAsked: boolean }) {
  const t = useT();
  const { form, kind, kindId, listingId } = usePosting();
  const title = useWatch({ control: form.control, name: 'title' }).trim();
  const [found, setFound] = useState<readonly OwnListing[]>([]);
  useEffect(() => {
    if (!isAsked || title.length < TITLE_MIN_LENGTH) return setFound([]);
    let isOver = false;
    const ask = async () => {
      const query = { kind: kindId, title, ...(listingId > 0 ? { except: listingId } : {}) };
      const answer = await browserApi()
        .call(findSimilarOwn, { query })
        .catch(() => null);
      if (answer && !isOver) setFound(answer.items);
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsked, title, kindId, listingId]);
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <Alert tone="info" title={t('posting.similar.title')}>
          <p>{t('posting.similar.text')}</p>
          <ul className="mt-1">
            {found.map(({ id, title: other, town }) => (
              <li key={id}>
                <Link to={`${kind.paths.edit}/${id}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
                  {other} ({town})
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
