import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OwnListing } from '#contract/selling/selling.ts';
import type { PlanId } from '#kinds/plans.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { NewcomerGiftNote } from '../newcomer-gift.tsx';
import { TITLE_MIN_LENGTH } from './bounds.ts';
import { findSimilarOwn } from './calls.ts';
import { Fold } from './fold.tsx';
import { Preview, useFirstQuestion, usePosting } from './form-context.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { Summary } from './summary.tsx';

export interface PublishSectionProps {
  /** The plan of a listing that has none yet; null for an edit. */
  plan: PlanId | null;
  onPlan: (plan: PlanId) => void;
  /** Whether the preview is here, as on phones, and not beside the form. */
  hasPreview: boolean;
  /** Whether the form was rejected for its fields. */
  isRejected: boolean;
}

/** The last section: preview, notices, the page's question and the plan. */
export function PublishSection({ plan, onPlan, hasPreview, isRejected }: PublishSectionProps) {
  const t = useT();
  const { kind } = usePosting();
  const question = useFirstQuestion();
  return (
    <>
      {hasPreview && (
        <Fold title={t('posting.preview.title')}>
          <Preview />
        </Fold>
      )}
      <SimilarOwn />
      {plan !== null && question?.content}
      {plan !== null && kind.capabilities.promotion && (
        <>
          <NewcomerGiftNote />
          <PlanChoice value={plan} onChange={onPlan} />
        </>
      )}
      {isRejected && <Summary />}
      {plan !== null && <p className="text-sm text-muted">{t('posting.publishHint')}</p>}
    </>
  );
}

const TYPING_PAUSE_MS = 800;

/** The user's similar listings: a hint that never blocks. */
function SimilarOwn() {
  const t = useT();
  const { form, kind, kindId, listingId } = usePosting();
  const title = useWatch({ control: form.control, name: 'title' }).trim();
  const [found, setFound] = useState<readonly OwnListing[]>([]);
  useEffect(() => {
    if (title.length < TITLE_MIN_LENGTH) return setFound([]);
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
  }, [title, kindId, listingId]);
  return (
    <div role="status" className="empty:hidden">
      {found.length > 0 && (
        <Alert tone="info" title={t('posting.similar.title')}>
          <p>{t('posting.similar.text')}</p>
          <ul className="mt-1">
            {found.map(({ id, title: other, town }) => (
              <li key={id}>
                <Link
                  to={`${kind.paths.edit}/${id}`}
                  className="link tap inline-flex min-h-6 items-center wrap-anywhere"
                >
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
