import type { RefusalReason } from '#contract/credentials/states.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';

/** Why a document was refused. */
export function refusalText(reason: RefusalReason, t: Translate): string {
  return t(`credentials.refusal.${reason}` as MessageId);
}
