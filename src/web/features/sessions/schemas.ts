import * as z from 'zod';
import {
  emailSchema,
  loginSchema,
  registrationFormSchema as registrationForm,
  resetPasswordFormSchema,
} from '#contract/accounts/accounts.ts';

export const registrationFormSchema = registrationForm;
/** The second factor: six digits of an authenticator app, or a recovery code. */
export const codeFormSchema = z.object({
  code: z.string().trim().min(1, 'validation.codeRequired').max(40, 'validation.invalid'),
});
export const forgotPasswordFormSchema = z.object({ email: emailSchema });
export { loginSchema, resetPasswordFormSchema };
