import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listCredentials, removeCredential, removeCredentialDocument } from '../calls.ts';

/** The user's credentials, and the number of days within which our team promises an answer. */
export interface OwnCredentials {
  readonly items: readonly OwnCredential[];
  readonly answerDays: number;
}

export interface UsedCredentials {
  readonly remote: UsedRemote<OwnCredentials>;
  /** Shows a credential as the server has it now; a new one first. */
  readonly put: (credential: OwnCredential) => void;
  /** Erases a credential; false when it failed, which is shown. */
  readonly remove: (credential: OwnCredential) => Promise<boolean>;
  /** Erases the document of a credential; false when it failed, which is shown. */
  readonly removeDocument: (credential: OwnCredential) => Promise<boolean>;
}

/** The signed-in user's credentials. */
export function useCredentials(): UsedCredentials {
  const t = useT();
  const remote = useRemote<OwnCredentials>('credentials', () => browserApi().call(listCredentials));
  const { value, write } = remote;

  function put(credential: OwnCredential): void {
    if (!value) return void remote.reload();
    const isKnown = value.items.some(({ id }) => id === credential.id);
    const items = isKnown
      ? value.items.map((each) => (each.id === credential.id ? credential : each))
      : [credential, ...value.items];
    write({ ...value, items });
  }

  async function attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: t('credentials.own.failed'), description: failureText(error, t) });
      return false;
    }
  }

  return {
    remote,
    put,
    remove: ({ id }) =>
      attempt(async () => {
        await browserApi().call(removeCredential, { params: { id } });
        if (value) write({ ...value, items: value.items.filter((each) => each.id !== id) });
      }),
    removeDocument: ({ id }) =>
      attempt(async () => {
        const { data } = await browserApi().call(removeCredentialDocument, { params: { id } });
        put(data);
      }),
  };
}
