import type * as z from 'zod';
import { newPasswordSchema, withPasswordConfirmation } from '#contract/accounts/accounts.ts';
import { changeEmail, changePhone, profileFormSchema } from '#contract/accounts/settings.ts';
import { addPasskey, confirmTotp } from '#contract/second-factor.ts';

export { profileFormSchema };
/** The panel's other forms are validated by the schemas of their calls. */
export const emailFormSchema = bodyOf(changeEmail);
export const phoneFormSchema = bodyOf(changePhone);
export const codeFormSchema = bodyOf(confirmTotp);
export const passkeyNameSchema = bodyOf(addPasskey).pick({ name: true });
/** The new password is typed twice. */
export const passwordFormSchema = withPasswordConfirmation({ password: newPasswordSchema });

function bodyOf<Body extends z.ZodType>({ body }: { readonly body?: Body }): Body {
  if (!body) throw new Error('the call takes no body');
  return body;
}
