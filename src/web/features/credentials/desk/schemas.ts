/* Loaded when a form is opened: validation is large. */
export { credentialDecisionFormSchema } from '#contract/credentials/desk.ts';
