import { makePasswordJudge, type PasswordJudge } from '#contract/accounts/password-judge.ts';
import type { RequestContext } from '../platform/context.ts';
import { fieldError } from '../platform/errors.ts';
import type { Limits } from '../platform/limits/service.ts';

let judge: Promise<PasswordJudge> | undefined;

/** Loaded on first use: the dictionary holds fifty thousand passwords. */
async function loadJudge(): Promise<PasswordJudge> {
  const { default: leaked } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return makePasswordJudge(leaked);
}

export type PasswordChoices = ReturnType<typeof createPasswordChoices>;

/** Which passwords may be chosen. */
export function createPasswordChoices({ limits }: { limits: Limits }) {
  /**
   * Rejects passwords that are easy to guess. Each check costs some milliseconds of CPU, so checks are rate-limited.
   *
   * about    what others may know about the owner.
   * @throws  ApiError 'validationFailed' at `password`, with the reason and a suggestion | 'tooManyRequests'
   */
  async function assertGood(
    password: string,
    about: readonly string[],
    { ip, locale }: Pick<RequestContext, 'ip' | 'locale'>,
  ): Promise<void> {
    await limits.take({ 'newPassword.address': ip });
    judge ??= loadJudge();
    const { fault } = (await judge)(password, about);
    if (fault) throw fieldError(locale, 'password', `validation.${fault}`);
  }

  return { assertGood };
}
