import type * as Credentials from '#contract/credentials/credentials.ts';
import type * as Desk from '#contract/credentials/desk.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of credentials, declared without the contract's schemas. A test checks them against the contract. */
const PATH = '/user/me/credentials';
const DESK_PATH = '/moderation/credentials';

export const listCredentials = saidCall<typeof Credentials.listCredentials>('credentials.list', 'GET', PATH);
export const createCredential = saidCall<typeof Credentials.createCredential>('credentials.create', 'POST', PATH);
export const updateCredential = saidCall<typeof Credentials.updateCredential>(
  'credentials.update',
  'PATCH',
  `${PATH}/{id}`,
);
export const removeCredential = saidCall<typeof Credentials.removeCredential>(
  'credentials.remove',
  'DELETE',
  `${PATH}/{id}`,
);
export const setCredentialDocument = saidCall<typeof Credentials.setCredentialDocument>(
  'credentials.setDocument',
  'POST',
  `${PATH}/{id}/document`,
  'files',
);
export const removeCredentialDocument = saidCall<typeof Credentials.removeCredentialDocument>(
  'credentials.removeDocument',
  'DELETE',
  `${PATH}/{id}/document`,
);
export const listCredentialQueue = saidCall<typeof Desk.listCredentialQueue>('credentials.queue', 'GET', DESK_PATH);
export const getCredentialCase = saidCall<typeof Desk.getCredentialCase>(
  'credentials.case',
  'GET',
  `${DESK_PATH}/{id}`,
);
export const decideCredential = saidCall<typeof Desk.decideCredential>(
  'credentials.decide',
  'POST',
  `${DESK_PATH}/{id}/decisions`,
);
