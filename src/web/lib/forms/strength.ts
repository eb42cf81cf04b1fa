import {
  makePasswordJudge,
  type PasswordFault,
  type PasswordJudge,
  type Strength,
} from '#contract/accounts/password-judge.ts';

export type { PasswordJudge, Strength };

/**
 * Fallback until the real judge is loaded, or if it cannot be: length and character classes. Never rates a password as
 * very strong, as it knows no words.
 */
export function roughStrength(password: string): Strength {
  const sorts = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((sort) => sort.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 0;
  if (password.length < 10 || sorts < 2) return 1;
  return password.length >= 16 && different >= 9 ? 3 : 2;
}

let judge: Promise<PasswordJudge> | undefined;
let thorough: Promise<PasswordJudge> | undefined;

/** Loads the judge of patterns, keyboards, names and the likeliest words; about 30 kB. */
export function loadJudge(): Promise<PasswordJudge> {
  judge ??= makePasswordJudge([]).catch((error) => {
    judge = undefined;
    throw error;
  });
  return judge;
}

/** The same with passwords leaked worldwide, another 180 kB: skipped when saving data. */
export function loadThoroughJudge(): Promise<PasswordJudge> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return loadJudge();
  thorough ??= import('@zxcvbn-ts/language-common/dist/passwords.json.mjs')
    .then(({ default: leaked }) => makePasswordJudge(leaked))
    .catch((error) => {
      thorough = undefined;
      throw error;
    });
  return thorough;
}

/**
 * Why a password would be refused, as far as the browser can tell; null if nothing can be loaded: the server checks,
 * too.
 */
export async function findPasswordFault(password: string, about: readonly string[]): Promise<PasswordFault | null> {
  const judge = await loadThoroughJudge().catch(() => null);
  return judge?.(password, about).fault ?? null;
}
