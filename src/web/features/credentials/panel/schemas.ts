/* Loaded when a form is opened: validation is large. */
export { credentialFormSchema } from '#contract/credentials/credentials.ts';
