import { useId } from 'react';
import type * as z from 'zod';
import { WEBHOOK_EVENTS } from '#contract/programs/webhook-kinds.ts';
import type { Webhook, WebhookForm } from '#contract/programs/webhooks.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { FormFailure } from '../../../lib/forms/form-failure.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useActKeys } from '../../../lib/session/use-act-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput, FieldGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { createWebhook, updateWebhook } from '../calls.ts';
import { kindName } from './names.ts';
import { SecretShown } from './secret-shown.tsx';

export interface WebhookDialogProps {
  /** The one being edited; null for a new one. */
  webhook: Webhook | null;
  onSaved: (webhook: Webhook) => void;
  /** Receives the secret of a new one. */
  onSecret: (secret: string) => void;
  onClose: () => void;
}

type Values = { url: string; events: string[] };

/** Adds or changes a webhook. */
export function WebhookDialog({ webhook, onSaved, onSecret, onClose }: WebhookDialogProps) {
  const t = useT();
  const formId = useId();
  const keyOf = useActKeys();
  const { form, isBusy, failure, onSubmit, errorOf } = useContractForm<Values, WebhookForm>({
    schema: loadSchema,
    values: { url: webhook?.url ?? '', events: [...(webhook?.events ?? WEBHOOK_EVENTS)] },
    send: async (body) => {
      if (webhook) {
        onSaved((await browserApi().call(updateWebhook, { params: { id: webhook.id }, body })).data);
      } else {
        const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(createWebhook, { body });
        onSaved(data.webhook);
        onSecret(data.secret);
      }
      onClose();
    },
  });
  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(webhook ? 'programs.webhooks.editTitle' : 'programs.webhooks.addTitle')}
      description={t('programs.webhooks.addText')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('programs.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t(webhook ? 'programs.save' : 'programs.webhooks.make')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        <Field label={t('programs.webhooks.url')} hint={t('programs.webhooks.urlHint')} error={errorOf('url')} required>
          <TextInput
            {...form.register('url')}
            type="url"
            inputMode="url"
            maxLength={500}
            placeholder="https://"
            autoComplete="off"
          />
        </Field>
        <FieldGroup legend={t('programs.webhooks.events')} error={errorOf('events')}>
          {WEBHOOK_EVENTS.map((event) => (
            <CheckboxInput key={event} value={event} label={kindName(event, t)} {...form.register('events')} />
          ))}
        </FieldGroup>
        <FormFailure failure={failure} title={t('programs.failed')} />
      </form>
    </Dialog>
  );
}

/** The form's values are texts, which the schema converts or rejects. */
async function loadSchema(): Promise<z.ZodType<WebhookForm, Values>> {
  const { webhookFormSchema } = await import('./schemas.ts');
  return webhookFormSchema as unknown as z.ZodType<WebhookForm, Values>;
}

/** Shows the secret that signs a webhook's deliveries. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      sticky
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('programs.webhooks.secretTitle')}
      description={t('programs.webhooks.secretText')}
      closeLabel={t('frame.close')}
      actions={<Button onClick={onClose}>{t('programs.tokens.kept')}</Button>}
    >
      <SecretShown secret={secret} label={t('programs.webhooks.secret')} note={t('programs.webhooks.secretOnce')} />
    </Dialog>
  );
}
