import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { NewsDescriptor } from '../notifications/centre/descriptor.ts';
import { findDecisionMail, findReportMail } from './reports/mail-repository.ts';

const DECISIONS = {
  decided: 'news.decided',
  lifted: 'news.lifted',
  appealAnswered: 'news.appealAnswered',
} as const satisfies Record<string, MessageId>;

/** Decisions about the user's content. The statement of reasons is mailed as well. */
export const moderationNews: NewsDescriptor<'moderation'> = {
  thingOf: ({ decisionId }) => String(decisionId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const rows = await Promise.all(groups.map(({ abouts: [{ decisionId }] }) => findDecisionMail(db, decisionId)));
    return groups.map(({ abouts: [{ decisionId, step }] }, at) => {
      const row = rows[at];
      return row
        ? { title: row.title || say('news.decision'), text: say(DECISIONS[step]), path: `/decision/${decisionId}` }
        : null;
    });
  },
  mail: 'elsewhere',
};

const REPORTS = {
  decided: 'news.reportDecided',
  appealAnswered: 'news.appealAnswered',
} as const satisfies Record<string, MessageId>;

/** Outcomes of the user's reports. The page with the outcome opens only by the link in its mail. */
export const reportNews: NewsDescriptor<'report'> = {
  thingOf: ({ reportId }) => String(reportId),
  read: async (db, groups, locale) => {
    const say = getTranslator(locale);
    const rows = await Promise.all(groups.map(({ abouts: [{ reportId }] }) => findReportMail(db, reportId)));
    return groups.map(({ abouts: [{ step }] }, at) => {
      const row = rows[at];
      return row ? { title: row.title || say('news.report'), text: say(REPORTS[step]), path: null } : null;
    });
  },
  mail: 'elsewhere',
};
