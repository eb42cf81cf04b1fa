import type * as Texts from '#contract/texts/texts.ts';
import { saidCall } from '../../lib/said-call.ts';

/*
 * The calls of the operator's texts, declared without the contract's schemas. A test checks them against the contract.
 */
export const listTexts = saidCall<typeof Texts.listTexts>('texts.list', 'GET', '/admin/texts');
export const getText = saidCall<typeof Texts.getText>('texts.get', 'GET', '/admin/texts/{id}');
export const getTextVersion = saidCall<typeof Texts.getTextVersion>(
  'texts.version',
  'GET',
  '/admin/texts/{id}/versions/{number}',
);
export const saveTextDraft = saidCall<typeof Texts.saveTextDraft>('texts.saveDraft', 'POST', '/admin/texts/{id}/draft');
export const discardTextDraft = saidCall<typeof Texts.discardTextDraft>(
  'texts.discardDraft',
  'POST',
  '/admin/texts/{id}/draft/discard',
);
export const publishText = saidCall<typeof Texts.publishText>('texts.publish', 'POST', '/admin/texts/{id}/publish');
export const withdrawText = saidCall<typeof Texts.withdrawText>('texts.withdraw', 'POST', '/admin/texts/{id}/withdraw');
export const previewMail = saidCall<typeof Texts.previewMail>('texts.previewMail', 'POST', '/admin/texts/{id}/preview');
export const sendSampleMail = saidCall<typeof Texts.sendSampleMail>(
  'texts.sendSample',
  'POST',
  '/admin/texts/{id}/send',
);
