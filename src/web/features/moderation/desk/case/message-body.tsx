import type { ModeratedContent, ModerationCase } from '#contract/moderation/cases.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { PersonMark } from '../../../../lib/staff/person-mark.tsx';
import { TimeLabel } from '../../../../lib/time/time-label.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { FactList } from './fact-list.tsx';
import { MessageFiles } from './message-files.tsx';

export interface MessageBodyProps {
  value: ModerationCase;
  content: ModeratedContent;
}

/** A reported message below the few before it, with each side aligned as in the conversation. */
export function MessageBody({ value, content }: MessageBodyProps) {
  const t = useT();
  const { before, owner } = value;
  return (
    <>
      <section aria-labelledby="case-before">
        <h3 id="case-before" className="font-semibold">
          {t('desk.message.before')}
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          {t(before.length > 0 ? 'desk.message.beforeLead' : 'desk.message.first')}
        </p>
        {before.length > 0 && (
          <ol className="mt-3 flex flex-col gap-2.5">
            {before.map((message) => (
              <Before key={message.id} message={message} isOwners={message.sender.id === owner.id} />
            ))}
          </ol>
        )}
      </section>
      <section aria-label={t('desk.message.reported')} className="flex max-w-[92%] flex-col gap-1.5">
        <PersonMark person={owner} className="text-sm font-semibold" />
        <div className="flex flex-col gap-3 rounded-card border-2 border-danger bg-surface px-4 py-3">
          {content.text && <p className="whitespace-pre-line wrap-anywhere">{content.text}</p>}
          <MessageFiles caseId={value.id} files={content.files} isGone={content.gone || value.now.gone} />
        </div>
      </section>
      <FactList facts={content.facts} />
    </>
  );
}

function Before({ message, isOwners }: { message: ModerationCase['before'][number]; isOwners: boolean }) {
  const t = useT();
  const { sender, text, files, created_at: moment } = message;
  return (
    <li className={classNames('flex max-w-[85%] flex-col gap-0.5', isOwners ? 'items-start' : 'items-end self-end')}>
      <p className="flex flex-wrap items-baseline gap-x-2 px-1 text-sm text-muted">
        <span className="font-semibold wrap-anywhere">{sender.name}</span>
        <TimeLabel moment={moment} />
      </p>
      <div
        className={classNames('rounded-card px-3.5 py-2 text-[0.9375rem]', isOwners ? 'bg-linen' : 'bg-primary-soft')}
      >
        {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        {files > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <Icon name="paperclip" size="1rem" />
            {t('desk.message.fileCount', { count: files })}
          </p>
        )}
        {!text && files === 0 && <p className="text-muted">–––</p>}
      </div>
    </li>
  );
}
