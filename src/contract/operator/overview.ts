import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../primitives.ts';

const feature = 'operator';

/** The numbers of days that the overview can show. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;

/**
 * What is counted per Polish calendar day.
 *
 * people, listings, messages, reports  rows created, including those deleted since.
 * money    PLN received.
 * mails    mails that a server accepted, or that were written to the outbox.
 * jobs     jobs done; `failures`: attempts that failed.
 */
export const FIGURES = ['people', 'listings', 'messages', 'money', 'reports', 'mails', 'jobs', 'failures'] as const;
export type Figure = (typeof FIGURES)[number];

const countsSchema = z.object(
  Object.fromEntries(FIGURES.map((each) => [each, z.number()])) as Record<Figure, z.ZodNumber>,
);

/** Jobs of a queue: due or running now, and failed for good within the last days. */
const queueSchema = z.object({ name: z.string(), due: z.int(), running: z.int(), retrying: z.int(), failed: z.int() });

/**
 * days     oldest first; the last is today.
 * before   the sums of the same number of days before, for comparison.
 * waiting  what needs a person's attention. `backupMadeAt`: when the last daily backup was completed, null if none was
 *          in the last days; `isBackupOld` is false if backups are not configured (`hasBackups` false).
 * system   versions and sizes; `disk` is that of the data folder, null if unreadable.
 */
export const getOverview = endpoint({
  name: 'operator.overview',
  method: 'GET',
  path: '/admin/overview',
  feature,
  summary: 'Figures of the last days, what waits for a person, and the state of the system; at most a minute old',
  access: 'admin',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.literal([...OVERVIEW_DAYS], { error: 'validation.unknownOption' }))
      .default(30),
  }),
  answer: z.object({
    madeAt: momentSchema,
    days: z.array(countsSchema.extend({ day: z.iso.date() })),
    before: countsSchema,
    totals: z.object({ people: z.int(), listings: z.int() }),
    waiting: z.object({
      cases: z.int(),
      appeals: z.int(),
      credentials: z.int(),
      payments: z.int(),
      jobs: z.int(),
      mails: z.int(),
      hasBackups: z.boolean(),
      backupMadeAt: momentSchema.nullable(),
      isBackupOld: z.boolean(),
    }),
    system: z.object({
      version: z.string(),
      node: z.string(),
      database: z.string(),
      engine: z.string(),
      startedAt: momentSchema,
      databaseBytes: z.number(),
      disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
      memoryBytes: z.number(),
      queues: z.array(queueSchema),
    }),
  }),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired'],
});
