import * as z from 'zod';
import { registrationFormSchema, signedInSchema } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';

const feature = 'settings';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** The steps of the set-up, in their order. Each can be skipped, and everything be changed later. */
export const SETUP_STEPS = ['market', 'colours', 'operator', 'languages', 'mail', 'payments', 'demo'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/**
 * The progress of the set-up.
 *
 * answered    the steps done or skipped.
 * mail        whether a mail server is configured, and whether a test mail is known to have arrived.
 * payments    the providers that the environment configures; without any, payments are simulated.
 * demo        whether there is a demo market: `leaving` while it is being removed.
 */
export const setupSchema = z.object({
  answered: z.array(z.enum(SETUP_STEPS)),
  isFinished: z.boolean(),
  mail: z.object({ isReal: z.boolean(), isSeen: z.boolean() }),
  payments: z.object({ stripe: z.boolean(), przelewy24: z.boolean(), ksef: z.boolean() }),
  demo: z.enum(['none', 'here', 'leaving']),
});
export type Setup = z.output<typeof setupSchema>;

/** A real user's comment on, or message about, a listing of the demo market. */
const writingSchema = z.object({ person: z.string(), listing: z.string(), text: z.string() });

/**
 * What removing the demo market would delete. `writings` are the latest of the `writingCount` comments and messages of
 * real people; `keptListings` belong to real people and stay.
 */
export const demoSchema = z.object({
  people: z.int(),
  listings: z.int(),
  keptListings: z.int(),
  writingCount: z.int(),
  writings: z.array(writingSchema),
});
export type DemoPreview = z.output<typeof demoSchema>;

/** Whether the market still waits for its first admin. */
export const getSetupState = endpoint({
  name: 'setup.state',
  method: 'GET',
  path: '/setup',
  feature,
  summary: 'Whether the market still waits for its first admin',
  access: 'public',
  answer: z.object({ needsAdmin: z.boolean() }),
  errors: [],
});

/** Creates the first admin with the one-time code that the server has printed. Send an Idempotency-Key. */
export const createFirstAdmin = endpoint({
  name: 'setup.createAdmin',
  method: 'POST',
  path: '/setup/admin',
  feature,
  summary: 'Creates the first admin, with the code that the server has printed',
  access: 'public',
  rateLimit: { max: 20, windowMs: 15 * 60_000 },
  body: registrationFormSchema.and(z.object({ code: lineText().max(200, 'validation.invalid') })),
  answer: writeAnswer(signedInSchema),
  errors: ['linkInvalid', 'conflict'],
});

export const getSetup = endpoint({
  name: 'setup.get',
  method: 'GET',
  path: '/admin/setup',
  feature,
  summary: 'How far the set-up has come',
  access: 'admin',
  answer: setupSchema,
  errors: [...errors],
});

export const answerSetup = endpoint({
  name: 'setup.answer',
  method: 'POST',
  path: '/admin/setup/answer',
  feature,
  summary: 'Notes that a step of the set-up is done or skipped',
  access: 'admin',
  body: z.object({ step: z.enum(SETUP_STEPS, { error: 'validation.unknownOption' }) }),
  answer: writeAnswer(setupSchema),
  errors: [...errors],
});

/** Mails a code to the caller's own address. Send an Idempotency-Key. */
export const sendTestMail = endpoint({
  name: 'setup.sendTestMail',
  method: 'POST',
  path: '/admin/setup/mail',
  feature,
  summary: 'Sends a test mail with a code to the admin',
  access: 'admin',
  answer: writeAnswer(z.object({ email: z.string() })),
  errors: [...errors],
});

export const confirmTestMail = endpoint({
  name: 'setup.confirmTestMail',
  method: 'POST',
  path: '/admin/setup/mail/confirm',
  feature,
  summary: 'Confirms with its code that the test mail has arrived',
  access: 'admin',
  body: z.object({ code: lineText().regex(/^\d{6}$/, 'validation.code') }),
  answer: writeAnswer(setupSchema),
  errors: [...errors],
});

export const previewDemo = endpoint({
  name: 'setup.previewDemo',
  method: 'GET',
  path: '/admin/setup/demo',
  feature,
  summary: 'What goes with the demo market, and what real people wrote to it',
  access: 'admin',
  answer: demoSchema,
  errors: [...errors],
});

/** Removes demo people with their listings and pictures, in the background. Idempotent. */
export const leaveDemo = endpoint({
  name: 'setup.leaveDemo',
  method: 'POST',
  path: '/admin/setup/demo/leave',
  feature,
  summary: 'Removes the demo market and nothing else',
  access: 'admin',
  confirmsPassword: true,
  answer: writeAnswer(setupSchema),
  errors: [...errors, 'passwordConfirmationRequired'],
});
