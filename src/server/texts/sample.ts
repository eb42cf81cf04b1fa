import { ApiError } from '#contract/errors.ts';
import { MAIL_PREFIX } from '#contract/texts/kept.ts';
import { tryCompile } from '#i18n/catalog.ts';
import type { Locale } from '#i18n/locales.ts';
import { makeTranslator } from '#i18n/translator.ts';
import type { Config } from '../config.ts';
import { type RenderedMail, renderMail } from '../notifications/mail/render.ts';
import { sampleValues } from '../notifications/mail/sample-values.ts';
import type { MailTemplate } from '../notifications/mail/template.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { assertNoFaults, findTextFaults } from './checking.ts';
import type { CurrentTexts } from './current.ts';
import { findAddress } from './repository.ts';
import { definitionOf } from './service.ts';

interface SampleDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queue'>;
  readonly limits: Limits;
  readonly current: Pick<CurrentTexts, 'definitions'>;
  readonly config: Pick<Config, 'publicUrl' | 'market'>;
  /** The template of every kind of mail. */
  readonly templates: Readonly<Record<string, MailTemplate<never>>>;
}

export interface SampleInput {
  readonly locale: Locale;
  readonly fields: TextFields;
}

export type SampleService = ReturnType<typeof createSampleService>;

/** Previews of mails with draft texts and sample data. */
export function createSampleService(deps: SampleDeps) {
  return withDeps(deps, { preview, send });
}

/** @throws ApiError 'validationFailed' at the invalid field | 'notFound' for a text that is not a mail */
async function preview(deps: SampleDeps, id: string, input: SampleInput, { locale }: RequestContext) {
  const { subject, text, html } = render(deps, id, input, locale);
  // Pages allow no style elements; without them the mail is shown in its light colours.
  return { subject, text, html: html.replace(/<style>[\s\S]*?<\/style>/g, '') };
}

/** Sends the sample to the caller's own address. @throws ApiError as `preview` */
async function send(
  deps: SampleDeps,
  id: string,
  input: SampleInput,
  context: RequestContext,
): Promise<{ to: string }> {
  const { id: accountId } = callerOf(context);
  const { subject, text, html } = render(deps, id, input, context.locale);
  const to = await findAddress(deps.db, accountId);
  if (!to) throw new ApiError('notFound');
  await deps.limits.take({ 'operatorMail.account': String(accountId) });
  await deps.db.transaction().execute((tx) =>
    once(
      tx,
      { scope: `texts sample ${accountId}`, key: context.idempotencyKey, request: { id, ...input } },
      async () => {
        await deps.jobs.queue(tx, 'mail.send', { to, subject, text, html });
        return {};
      },
    ),
  );
  return { to };
}

function render(
  { current, config, templates }: SampleDeps,
  id: string,
  input: SampleInput,
  caller: Locale,
): RenderedMail {
  const definition = definitionOf(current, id);
  const template = templates[id.slice(MAIL_PREFIX.length)];
  if (definition.kind !== 'mail' || !template) throw new ApiError('notFound');
  const { locale, fields } = input;
  assertNoFaults(findTextFaults(definition, fields, caller), caller);
  const words = definition.fields.map(({ name, message = '' }) => [message, tryCompile(fields[name] ?? '')]);
  const { publicUrl, market } = config;
  const values = sampleValues(publicUrl) as never;
  return renderMail(locale, template, values, { publicUrl, market }, makeTranslator(locale, Object.fromEntries(words)));
}
