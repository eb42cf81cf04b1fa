import { isApiError } from '#contract/errors.ts';
import { leave } from './session-call.ts';
import { getSession } from './session-store.ts';

/**
 * Runs a call with the guarantees of `browserApi`: repeats it after a password confirmation, and leads to the login
 * when the session has ended.
 */
export async function inSession<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await leavingIfOver(run);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'passwordConfirmationRequired') throw error;
    const { askForPassword } = await import('./ask-password.tsx');
    if (!(await askForPassword())) throw error;
  }
  return leavingIfOver(run);
}

async function leavingIfOver<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const session = getSession();
  try {
    return await run();
  } catch (error) {
    // Somebody may have logged in again in another tab; that session is still valid.
    if (isApiError(error) && error.code === 'mustLoggedIn' && session === getSession()) leave();
    throw error;
  }
}
