/* Loaded when a form is opened: validation is large. */
export { accessTokenFormSchema } from '#contract/programs/tokens.ts';
export { webhookFormSchema } from '#contract/programs/webhooks.ts';
