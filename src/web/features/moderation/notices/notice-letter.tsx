import type { Notice } from '#contract/moderation/reports.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { AppealPart } from './appeal-part.tsx';
import { appealNotice } from './calls.ts';
import { Letter, LetterPart, Quote } from './letter.tsx';
import { NoticeProgress } from './notice-progress.tsx';
import { appealTo } from './send-appeal.ts';

export interface NoticeLetterProps {
  notice: Notice;
  token: string;
  remote: UsedRemote<Notice>;
}

/** A notice's progress, its text, and how to appeal the decision. */
export function NoticeLetter({ notice, token, remote }: NoticeLetterProps) {
  const { locale, t } = useLanguage();
  const { reference, created_at: createdAt, decision, appeal } = notice;
  const send = appealTo(remote, async (text, idempotencyKey) => {
    const api = browserApi({ idempotencyKey, isIdentified: true });
    return (await api.call(appealNotice, { params: { token }, body: { text } })).data;
  });
  return (
    <Letter
      reference={t('notices.notice.sent', { date: dateText(locale, createdAt) })}
      title={t('notices.notice.heading', { reference })}
    >
      <LetterPart title={t('notices.notice.progress')}>
        <NoticeProgress notice={notice} />
      </LetterPart>
      <Reported notice={notice} />
      {decision && (
        <AppealPart decision={decision} appeal={appeal} granted={t('notices.appeal.grantedNotice')} send={send} />
      )}
    </Letter>
  );
}

function Reported({ notice: { target, reason, description } }: { notice: Notice }) {
  const t = useT();
  return (
    <LetterPart title={t('notices.notice.what')}>
      <p className="wrap-anywhere">
        {t(`target.${target.type}`)}
        {target.title && (
          <>
            : <b>{target.title}</b>
          </>
        )}
      </p>
      <p>
        {t('notices.notice.reason')}: <b>{t(`reason.${reason}`)}</b>
      </p>
      <p className="mt-1 text-sm text-muted">{t('notices.notice.words')}:</p>
      <Quote>{description}</Quote>
    </LetterPart>
  );
}
