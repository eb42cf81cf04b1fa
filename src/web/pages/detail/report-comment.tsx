import type { Comment } from '#contract/comments.ts';
import { ReportButton } from '../../features/moderation/reporting/report-button.tsx';
import { useT } from '../../lib/i18n.tsx';

/** Only a flag, to keep reporting unobtrusive in a list of comments. */
export function ReportComment({ comment: { id, author } }: { comment: Comment }) {
  const t = useT();
  return (
    <ReportButton
      target={{ type: 'comment', id }}
      label={t('review.report', { name: author.name })}
      className="-my-1.5 btn-icon text-muted"
      labelClassName="sr-only"
    />
  );
}
