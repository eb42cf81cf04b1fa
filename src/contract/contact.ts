import * as z from 'zod';
import { emailSchema } from './accounts/accounts.ts';
import { endpoint } from './endpoint.ts';
import { writeAnswer } from './primitives.ts';
import { lineText, longText } from './values/text.ts';

/** The contact form. `key` makes a repeated send count once; `website` is a honeypot that people leave empty. */
export const contactMessageSchema = z.object({
  name: lineText({ error: 'validation.nameRequired' }).min(2, 'validation.nameRequired').max(80, 'validation.tooLong'),
  email: emailSchema,
  message: longText({ error: 'validation.messageRequired' })
    .min(1, { error: 'validation.messageRequired', abort: true })
    .min(10, 'validation.tooShort')
    .max(4000, 'validation.tooLong'),
  key: z.string().regex(/^[\w-]{8,64}$/, 'validation.invalid'),
  website: z.string().max(200).optional(),
});

/** Sends a message to the operators: stored and queued as a mail in one transaction. */
export const sendContactMessage = endpoint({
  name: 'contact.send',
  method: 'POST',
  path: '/contact',
  feature: 'contact',
  summary: 'Sends a message to the operators of the site',
  access: 'public',
  body: contactMessageSchema,
  answer: writeAnswer(z.object({ received: z.literal(true) })),
  errors: [],
  rateLimit: { max: 5, windowMs: 10 * 60_000 },
});
