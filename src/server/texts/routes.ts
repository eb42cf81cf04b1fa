import {
  acceptTerms,
  discardTextDraft,
  getDueTerms,
  getText,
  getTextVersion,
  listTexts,
  previewMail,
  publishText,
  readText,
  saveTextDraft,
  sendSampleMail,
  withdrawText,
} from '#contract/texts/texts.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { ReadTextFor } from './reading.ts';
import type { SampleService } from './sample.ts';
import type { TextsService } from './service.ts';
import type { TermsService } from './terms.ts';

interface TextsParts {
  readonly texts: TextsService;
  readonly read: ReadTextFor;
  readonly terms: TermsService;
  readonly samples: SampleService;
}

export function textRoutes({ texts, read, terms, samples }: TextsParts): Mounted[] {
  return [
    mount(readText, async ({ params, query }, { locale }) => read(params.id, query.version, locale)),
    mount(getDueTerms, (_, context) => terms.findDue(callerOf(context))),
    mount(acceptTerms, async ({ body }, context) => written(await terms.accept(callerOf(context), body.version))),
    mount(listTexts, () => texts.list()),
    mount(getText, ({ params, query }) => texts.get(params.id, query.locale)),
    mount(getTextVersion, ({ params, query }) => texts.getVersion(params.id, params.number, query.locale)),
    mount(saveTextDraft, async ({ params, body }, context) => written(await texts.saveDraft(params.id, body, context))),
    mount(discardTextDraft, async ({ params, body }, context) =>
      written(await texts.discardDraft(params.id, body, context)),
    ),
    mount(publishText, async ({ params, body }, context) => written(await texts.publish(params.id, body, context))),
    mount(withdrawText, async ({ params, body }, context) =>
      written(await texts.withdraw(params.id, body.number, context)),
    ),
    mount(previewMail, async ({ params, body }, context) => written(await samples.preview(params.id, body, context))),
    mount(sendSampleMail, async ({ params, body }, context) => written(await samples.send(params.id, body, context))),
  ];
}
