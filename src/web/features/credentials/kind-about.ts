import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';

/** What a kind means, in a sentence or two. Apart from the names, which more pages need. */
export function kindAbout(kind: CredentialKindId, t: Translate): string {
  return t(`credentials.about.${kind}` as MessageId);
}
