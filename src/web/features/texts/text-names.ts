import { MAIL_PREFIX } from '#contract/texts/kept.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { mailKindText } from '../../lib/staff/mail-kind-text.ts';

/** The name of a text on the desk. */
export function textName(id: string, t: Translate): string {
  return id.startsWith(MAIL_PREFIX)
    ? mailKindText(id.slice(MAIL_PREFIX.length), t)
    : t(`texts.name.${id}` as MessageId);
}
