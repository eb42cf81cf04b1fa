import { Suspense, useRef, useState } from 'react';
import { WEBHOOKS_MAX } from '#contract/programs/webhook-kinds.ts';
import type { Webhook } from '#contract/programs/webhooks.ts';
import { useT } from '../../../lib/i18n.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { PartHead } from './part-head.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';

const WebhookDialog = lazyPart(
  () => import('./webhook-dialog.tsx'),
  (module) => module.WebhookDialog,
);
const SecretDialog = lazyPart(
  () => import('./webhook-dialog.tsx'),
  (module) => module.SecretDialog,
);

/** The user's webhooks, each with its log. */
export function WebhooksPart() {
  const t = useT();
  const { remote, put, turn, remove, rotate } = useWebhooks();
  const [opened, setOpened] = useState<{ readonly webhook: Webhook | null } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const hasRoom = (remote.value?.length ?? WEBHOOKS_MAX) < WEBHOOKS_MAX;
  return (
    <section aria-labelledby="webhooks" className="mt-4 flex flex-col gap-4">
      <PartHead
        id="webhooks"
        title={t('programs.webhooks.title')}
        lead={t('programs.webhooks.lead')}
        action={
          hasRoom && (
            <Button icon="plus" onClick={() => setOpened({ webhook: null })} className="max-sm:w-full">
              {t('programs.webhooks.add')}
            </Button>
          )
        }
      />
      <RemotePart remote={remote}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Card padded>
              <p className="text-muted">{t('programs.webhooks.none')}</p>
            </Card>
          ) : (
            <ul ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
              {webhooks.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookCard
                    webhook={webhook}
                    onEdit={() => setOpened({ webhook })}
                    onTurn={(on) => turn(webhook, on)}
                    onRotate={() => void rotate(webhook).then(setSecret)}
                    onRemove={() => void remove(webhook).then((isGone) => isGone && list.current?.focus())}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </RemotePart>
      <Suspense>
        {opened && <WebhookDialog {...opened} onSaved={put} onSecret={setSecret} onClose={() => setOpened(null)} />}
        {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      </Suspense>
    </section>
  );
}
