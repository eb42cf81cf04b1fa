import { isApiError } from '#contract/errors.ts';
import type { UsedRemote } from '../panel/use-remote.ts';
import type { SendAppeal } from './appeal-form.tsx';

/** Sends an appeal and shows what the server answers; where one is there already, as from another tab, that one. */
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
