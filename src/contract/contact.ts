import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { writeAnswer } from './primitives.ts';

/** The contact form. `key` makes a repeated send count once; `website` is a trap that people leave empty. */
export const contactMessageSchema = z.object({
  name: z.string({ error: 'validation.required' }).trim().min(2, 'validation.required').max(80, 'validation.tooLong'),
  email: z.email({ error: 'validation.email' }).max(254, 'validation.tooLong'),
  message: z
    .string({ error: 'validation.required' })
    .trim()
    .min(10, 'validation.tooShort')
    .max(4000, 'validation.tooLong'),
  key: z.string().min(8).max(64),
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
