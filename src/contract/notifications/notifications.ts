import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam, momentSchema, writeAnswer } from '../primitives.ts';
import { NEWS_KINDS } from './kinds.ts';
import { MAIL_TIMES, ruleOf, TOPIC_NAMES } from './topics.ts';

const feature = 'notifications';

/** At most this many lines can be marked as read by their ids. */
const IDS_MAX = 100;

/**
 * A line of news: everything about one subject since it was last read.
 *
 * id       of the newest entry; `before` and `upTo` refer to it.
 * title    the name of the subject as its owner wrote it; `text` describes the event in the caller's language.
 * path     the page of the subject; null if it is gone.
 * count    the number of entries that the line combines.
 */
export const newsSchema = z.object({
  id: z.int(),
  kind: z.enum(NEWS_KINDS),
  title: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  count: z.int(),
  createdAt: momentSchema,
  isRead: z.boolean(),
});
export type NewsLine = z.output<typeof newsSchema>;

/** `next` is the `before` of the next page, null at the end; `unread` counts all unread lines. */
export const listNews = endpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  feature,
  summary: 'The news of the last 90 days, newest first; what happened to one thing is one line',
  access: 'user',
  query: z.object({ before: idParam.optional() }),
  answer: z.object({ items: z.array(newsSchema), unread: z.int(), next: z.int().nullable() }),
  errors: ['mustLoggedIn'],
});

export const countNews = endpoint({
  name: 'notifications.unread',
  method: 'GET',
  path: '/notifications/unread',
  feature,
  summary: 'How many lines of news are unread',
  access: 'user',
  answer: z.object({ unread: z.int() }),
  errors: ['mustLoggedIn'],
});

export const readNews = endpoint({
  name: 'notifications.read',
  method: 'POST',
  path: '/notifications/read',
  feature,
  summary: 'Marks lines of news as read: by their ids, or everything up to an id',
  access: 'user',
  body: z
    .object({
      ids: z.array(idParam).min(1, 'validation.required').max(IDS_MAX, 'validation.tooMany').optional(),
      upTo: idParam.optional(),
    })
    .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
      path: ['ids'],
      error: 'validation.required',
    }),
  answer: writeAnswer(z.object({ unread: z.int() })),
  errors: ['mustLoggedIn'],
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.invalid');

const quietHoursSchema = z.object({ from: clock, until: clock });
/** Between these Polish hours (`22:00`) nothing is pushed; the end may be on the next day. */
export type QuietHours = z.output<typeof quietHoursSchema>;

const choiceSchema = z.object({
  topic: z.enum(TOPIC_NAMES),
  site: z.boolean(),
  push: z.boolean(),
  mail: z.enum(MAIL_TIMES),
});
export type NewsChoice = z.output<typeof choiceSchema>;

/** The notification settings of each topic. */
const choicesSchema = z.object({ topics: z.array(choiceSchema), quiet: quietHoursSchema.nullable() });
export type NewsChoices = z.output<typeof choicesSchema>;

export const getNewsChoices = endpoint({
  name: 'notifications.preferences',
  method: 'GET',
  path: '/notifications/preferences',
  feature,
  summary: 'How the person hears of each topic, and when nothing is pushed',
  access: 'user',
  answer: choicesSchema,
  errors: ['mustLoggedIn'],
});

export const updateNewsChoices = endpoint({
  name: 'notifications.updatePreferences',
  method: 'PATCH',
  path: '/notifications/preferences',
  feature,
  summary: 'Changes how the person hears of topics; what is left out stays',
  access: 'user',
  body: z.object({
    topics: z
      .array(
        z
          .object({
            topic: z.enum(TOPIC_NAMES, { error: 'validation.unknownOption' }),
            site: z.boolean({ error: 'validation.required' }).optional(),
            push: z.boolean({ error: 'validation.required' }).optional(),
            mail: z.enum(MAIL_TIMES, { error: 'validation.unknownOption' }).optional(),
          })
          .refine(({ topic, mail }) => mail === undefined || ruleOf(topic).mailTimes.includes(mail), {
            path: ['mail'],
            error: 'validation.unknownOption',
          })
          .refine(({ topic, site }) => site === undefined || ruleOf(topic).hasSite, {
            path: ['site'],
            error: 'validation.unknownOption',
          }),
      )
      .max(TOPIC_NAMES.length, 'validation.tooMany')
      .optional(),
    quiet: quietHoursSchema
      .refine(({ from, until }) => from !== until, { path: ['until'], error: 'validation.invalid' })
      .nullable()
      .optional(),
  }),
  answer: writeAnswer(choicesSchema),
  errors: ['mustLoggedIn'],
});
