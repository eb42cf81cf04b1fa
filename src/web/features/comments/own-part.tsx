import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import type { Comment, OwnComment } from '#contract/comments.ts';
import { isApiError } from '#contract/errors.ts';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { useT } from '../../lib/i18n.tsx';
import { failureText, isNotFound } from '../../lib/remote/failure-text.ts';
import { commentDraft, readDraft } from '../../lib/reviewing/drafts.ts';
import { noticeVerified } from '../../lib/session/notice-verified.ts';
import { type SessionUser, useCurrentUser } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { showToast, type ToastOptions } from '../../ui/toast-store.ts';
import { CommentForm } from './comment-form.tsx';
import { OwnComment as StandingComment } from './own-comment.tsx';
import { refusalNotice } from './refusal-notice.tsx';
import type { Change } from './shown-comments.ts';
import type { OwnCommentState } from './use-own-comment.ts';

export interface OwnPartProps {
  listing: ListingDetail;
  user: SessionUser;
  own: OwnCommentState;
  /** The user's agreements on the listing, to review it there. */
  renderAgreement: (user: SessionUser) => ReactNode;
  /** A comment was written; the page has to show it. */
  onChanged: (change?: Change) => Promise<void>;
}

/** Above the comments, for signed-in users: their own comment, the form to write one, or why they may not. */
export function OwnPart(props: OwnPartProps) {
  const t = useT();
  const { value, error, reload } = props.own;
  if (value) return <Own key={props.user.id} {...props} value={value} />;
  if (error !== undefined) return <Failed error={error} onRetry={() => void reload()} />;
  return (
    <Loading label={t('commenting.loading')}>
      <Card padded>
        <SkeletonText lines={6} />
      </Card>
    </Loading>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  // The listing can no longer be commented on; the page says so itself when next loaded.
  if (isNotFound(error)) return null;
  return (
    <Alert
      tone="warning"
      title={t('commenting.loadFailed')}
      action={
        <Button size="sm" variant="secondary" icon="rotate-cw" onClick={onRetry}>
          {t('commenting.again')}
        </Button>
      }
    >
      <p>{failureText(error, t)}</p>
    </Alert>
  );
}

/** Refusals that this part explains itself after reloading its state. */
const TELLING = [
  'alreadyCommented',
  'reviewWithAgreement',
  'reviewsShown',
  'blocked',
  'ownListing',
  'accountSuspended',
  'mustVerifyEmail',
  'notFound',
];

/** `restored`: opened by a draft of an earlier attempt; does not take the focus. */
type Editing = 'no' | 'restored' | 'opened';

function Own({ listing, user, own, value, renderAgreement, onChanged }: OwnPartProps & { value: OwnComment }) {
  const t = useT();
  const draftName = commentDraft(user.id, listing.id);
  const [editing, setEditing] = useState<Editing>(() => (readDraft(draftName) ? 'restored' : 'no'));
  const [isInTheWay, setInTheWay] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { comment } = value;
  const notice = refusalNotice(value, useCurrentUser());
  /** Restores the focus after the focused element was removed. */
  const focusCard = () => requestAnimationFrame(() => card.current?.focus({ preventScroll: true }));

  const show = (next: OwnComment, toast: ToastOptions) => {
    setEditing('no');
    setInTheWay(false);
    own.write(next);
    showToast(toast);
    focusCard();
    // A hidden comment was not counted.
    void onChanged(value.hidden ? undefined : { before: comment, after: next.comment });
  };
  const handleSaved = (saved: Comment) =>
    show(
      { ...value, comment: saved },
      comment
        ? { tone: 'success', title: t('commenting.saved') }
        : { tone: 'success', title: t('commenting.sent'), description: t('commenting.sentText') },
    );
  const handleRemoved = () =>
    show({ ...value, comment: null, hidden: false }, { tone: 'info', title: t('commenting.removed') });
  const handleRefused = async (error: unknown) => {
    if (!isApiError(error) || !TELLING.includes(error.code)) return;
    await Promise.all([noticeVerified(), own.reload()]);
    void onChanged();
    if (error.code !== 'alreadyCommented') return;
    setEditing('restored');
    setInTheWay(true);
    focusCard();
  };

  const mayReview = value.refusal === 'reviewWithAgreement';
  if (!comment && mayReview) return renderAgreement(user);
  if (comment && (editing === 'no' || notice)) {
    return (
      <Sheet ref={card} heading={t('commenting.yours')} icon="message-circle">
        {notice}
        <StandingComment
          comment={comment}
          seller={listing.seller}
          isHidden={value.hidden}
          onEdit={notice || value.final || mayReview ? undefined : () => setEditing('opened')}
          isFinal={value.final}
          onRemoved={handleRemoved}
        />
        {mayReview && renderAgreement(user)}
      </Sheet>
    );
  }
  if (notice) return notice;
  const cancel = () => {
    setEditing('no');
    setInTheWay(false);
    focusCard();
  };
  return (
    <Sheet ref={card} heading={t(comment ? 'commenting.change' : 'commenting.write')} icon="pencil">
      <p className="-mt-2 max-w-text text-muted">{t('commenting.lead')}</p>
      <CommentForm
        key={comment?.id}
        listingId={listing.id}
        comment={comment}
        draftName={draftName}
        isInTheWay={isInTheWay}
        hasFocus={editing === 'opened'}
        onSaved={handleSaved}
        onRefused={(error) => void handleRefused(error)}
        onCancel={comment ? cancel : undefined}
      />
    </Sheet>
  );
}

interface SheetProps {
  ref: Ref<HTMLElement>;
  heading: string;
  icon: IconName;
  children: ReactNode;
}

function Sheet({ ref, heading, icon, children }: SheetProps) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="card flex flex-col gap-4 p-5 sm:p-6 print:hidden">
      <h3 id={id} className="flex items-center gap-2.5 text-subheading">
        <Icon name={icon} className="text-amber-strong" />
        {heading}
      </h3>
      {children}
    </section>
  );
}
