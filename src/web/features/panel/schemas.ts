import { config, type z } from 'zod';
import { changeEmail, changePhone, profileFormSchema } from '#contract/account-settings.ts';
import { newPasswordSchema, withPasswordConfirmation } from '#contract/accounts.ts';
import { addPasskey, confirmTotp } from '#contract/sign-in-methods.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

export { profileFormSchema };
/** The other forms of the panel are checked by what their calls are checked by. */
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
