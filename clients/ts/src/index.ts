export type { Calls, Delivery, ErrorCode } from './calls.js';
export { type CallOptions, createJarmark, type Jarmark, JarmarkError, type JarmarkOptions } from './client.js';
export { verifyWebhook, WebhookError } from './webhooks.js';
