import { isApiError } from '#contract/errors.ts';
import { leave } from './session-call.ts';
import { getSession } from './session-store.ts';

/**
 * Runs a call as `browserApi` promises it: one that wants the password is run again once it was typed, one that nobody
 * may make any more leads to the log-in.
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
    // Somebody may have logged in anew in another tab meanwhile; that session is not over.
    if (isApiError(error) && error.code === 'mustLoggedIn' && session === getSession()) leave();
    throw error;
  }
}
