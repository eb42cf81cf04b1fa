import type { Webhook } from '#contract/programs/webhooks.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listWebhooks, removeWebhook, rotateSecret, switchWebhook } from '../calls.ts';

type Webhooks = readonly Webhook[];

export interface UsedWebhooks {
  readonly remote: UsedRemote<Webhooks>;
  /** Shows a webhook as the server has it now; a new one first. */
  readonly put: (webhook: Webhook) => void;
  /** Each of these is false when it failed, which is shown. */
  readonly turn: (webhook: Webhook, on: boolean) => Promise<boolean>;
  readonly remove: (webhook: Webhook) => Promise<boolean>;
  /** Replaces the secret: the new one, or null when that failed, which is shown. */
  readonly rotate: (webhook: Webhook) => Promise<string | null>;
}

/** The signed-in user's webhooks, newest first. */
export function useWebhooks(): UsedWebhooks {
  const t = useT();
  const remote = useRemote<Webhooks>('webhooks', async () => (await browserApi().call(listWebhooks)).items);
  const { value = [], write } = remote;

  function put(webhook: Webhook): void {
    const isKnown = value.some(({ id }) => id === webhook.id);
    write(isKnown ? value.map((each) => (each.id === webhook.id ? webhook : each)) : [webhook, ...value]);
  }

  async function attempt<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('programs.failed'), description: failureText(error, t) });
      return null;
    }
  }

  return {
    remote,
    put,
    turn: async ({ id }, on) =>
      (await attempt(async () => {
        const { data } = await browserApi().call(switchWebhook, { params: { id }, body: { on } });
        put(data);
        return true;
      })) ?? false,
    remove: async ({ id }) =>
      (await attempt(async () => {
        await browserApi().call(removeWebhook, { params: { id } });
        write(value.filter((each) => each.id !== id));
        return true;
      })) ?? false,
    rotate: ({ id }) =>
      attempt(async () => {
        const { data } = await browserApi({ idempotencyKey: newActKey() }).call(rotateSecret, { params: { id } });
        put(data.webhook);
        return data.secret;
      }),
  };
}
