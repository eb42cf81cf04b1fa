import { config, z } from 'zod';
import {
  emailSchema,
  loginSchema,
  registrationFormSchema as registrationForm,
  resetPasswordFormSchema,
} from '#contract/accounts.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

export const registrationFormSchema = registrationForm;
/** The second step of a log-in: six digits of an app, or a recovery code. */
export const codeFormSchema = z.object({
  code: z.string().trim().min(1, 'validation.required').max(40, 'validation.invalid'),
});
export const forgotPasswordFormSchema = z.object({ email: emailSchema });
export { loginSchema, resetPasswordFormSchema };
