import { isApiError } from '#contract/errors.ts';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import type { SendAppeal } from './appeal-form.tsx';

/** Sends an appeal and shows the response; if there is one already, as from another tab, shows that one. */
export function appealTo<T>(remote: UsedRemote<T>, call: (text: string, key: string) => Promise<T>): SendAppeal {
  return async (text, key) => {
    try {
      remote.write(await call(text, key));
    } catch (error) {
      if (isApiError(error) && (error.code === 'conflict' || error.code === 'appealNotPossible')) void remote.reload();
      throw error;
    }
  };
}
