import type { Translate } from '#i18n/message-id.ts';
import type { ToldCredential } from './news-repository.ts';

/** The section of the panel where people keep their credentials. */
export const CREDENTIALS_PATH = '/userpanel?section=credentials';

/** A credential in words: its kind and number. */
export function titleOf({ kind, number }: Pick<ToldCredential, 'kind' | 'number'>, t: Translate): string {
  return `${t(`credentials.kind.${kind}`)}, ${number}`;
}
