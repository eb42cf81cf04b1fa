import type { CredentialState } from '#contract/credentials/states.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';

/** The name of a kind: "Certyfikat ekologiczny". */
export function kindName(kind: CredentialKindId, t: Translate): string {
  return t(`credentials.kind.${kind}` as MessageId);
}

/** A state in words: "Podaje sprzedający". */
export function stateName(state: CredentialState, t: Translate): string {
  return t(`credentials.state.${state}` as MessageId);
}
