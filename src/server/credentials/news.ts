import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { dateText } from '../notifications/mail/dates.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import { credentialMails } from './mails.ts';
import { CREDENTIALS_PATH, titleOf } from './naming.ts';
import { findAnswers, findTold, type ToldCredential } from './news-repository.ts';
import { daysUntil } from './reminder-days.ts';

const ANSWERS = {
  accepted: 'credentials.news.accepted',
  asked: 'credentials.news.asked',
  refused: 'credentials.news.refused',
} as const satisfies Record<string, MessageId>;

/** Moderators' answers about documents; the mail has the whole text. */
export const credentialAnswerNews: NewsDescriptor<'credentialAnswer'> = {
  thingOf: ({ credentialId }) => String(credentialId),
  read: async (db, groups, locale) => {
    const t = getTranslator(locale);
    const newest = groups.map(({ abouts: [about] }) => about);
    const [told, answers] = await Promise.all([
      findTold(
        db,
        newest.map(({ credentialId }) => credentialId),
      ),
      findAnswers(
        db,
        newest.map(({ decisionId }) => decisionId),
      ),
    ]);
    return newest.map(({ credentialId, decisionId }) => {
      const credential = told.get(credentialId);
      const answer = answers.get(decisionId);
      if (!credential || !answer) return null;
      const text = t(ANSWERS[answer.outcome], { text: answer.text });
      return { title: titleOf(credential, t), text, path: CREDENTIALS_PATH };
    });
  },
  mail: ({ decisionId, credentialId }, accountId) =>
    mailJob(credentialMails.credentialAnswered, { accountId, details: { credentialId, decisionId } }),
};

/** Credentials about to end; omitted once they are prolonged. */
export const credentialEndsNews: NewsDescriptor<'credentialEnds'> = {
  thingOf: ({ credentialId }) => String(credentialId),
  read: async (db, groups, locale) => {
    const t = getTranslator(locale);
    const ids = groups.map(({ abouts: [{ credentialId }] }) => credentialId);
    const told = await findTold(db, ids);
    return ids.map((id) => {
      const credential = told.get(id);
      const text = credential && endText(credential, t, locale);
      return credential && text ? { title: titleOf(credential, t), text, path: CREDENTIALS_PATH } : null;
    });
  },
  mail: ({ credentialId }, accountId) =>
    mailJob(credentialMails.credentialEnding, { accountId, details: { credentialId } }),
};

function endText({ valid_until: day }: ToldCredential, t: Translate, locale: Locale): string | null {
  if (day === null) return null;
  const count = daysUntil(day);
  const date = dateText(locale, day);
  if (count === 0) return t('credentials.news.endsToday');
  return count < 0 ? t('credentials.news.ended', { date }) : t('credentials.news.ends', { count, date });
}
