import { sendContactMessage } from '#contract/contact.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import { insertContactMessage } from './repository.ts';

interface ContactDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'mail'>;
}

export function contactRoutes(deps: ContactDeps): Mounted[] {
  return [
    mount(sendContactMessage, async ({ body }, { locale }) => {
      const { website, ...message } = body;
      // Only bots fill the hidden field; they get the usual response.
      if (!website) await store(deps, { ...message, locale });
      return { success: true as const, data: { received: true as const } };
    }),
  ];
}

/** Stores the message and queues its mail in one transaction; a form sent twice is one message and one mail. */
async function store(
  { db, jobs, config }: ContactDeps,
  message: { key: string; name: string; email: string; message: string; locale: 'pl' | string },
): Promise<void> {
  const translate = getTranslator('pl');
  await db.transaction().execute(async (tx) => {
    if (!(await insertContactMessage(tx, message))) return;
    await jobs.queue(tx, 'mail.send', {
      to: config.mail.contactEmail,
      replyTo: message.email,
      subject: translate('mail.contact.subject', { name: message.name }),
      text: `${message.name} <${message.email}> (${message.locale})\n\n${message.message}`,
    });
  });
}
