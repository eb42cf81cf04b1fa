import type { Credential } from '#contract/credentials/credentials.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import { kindName } from '../credential-texts.ts';
import { kindAbout } from '../kind-about.ts';

/** The name and meaning of a kind, in the page's language. */
export interface KindWords {
  readonly name: string;
  readonly about: string;
}

export type CredentialWords = Readonly<Partial<Record<CredentialKindId, KindWords>>>;

/** The words of the kinds that a page shows. For loaders: the browser need not load those of all kinds. */
export function credentialWords(credentials: readonly Pick<Credential, 'kind'>[], t: Translate): CredentialWords {
  return Object.fromEntries(
    credentials.map(({ kind }) => [kind, { name: kindName(kind, t), about: kindAbout(kind, t) }]),
  );
}
