import {
  createCredential,
  listCredentials,
  removeCredential,
  removeCredentialDocument,
  setCredentialDocument,
  updateCredential,
} from '#contract/credentials/credentials.ts';
import { decideCredential, getCredentialCase, listCredentialQueue } from '#contract/credentials/desk.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { CredentialDesk } from './desk.ts';
import type { DocumentService } from './documents.ts';
import type { CredentialService } from './service.ts';

interface CredentialServices {
  readonly credentials: CredentialService;
  readonly documents: DocumentService;
  readonly desk: CredentialDesk;
}

export function credentialRoutes({ credentials, documents, desk }: CredentialServices): Mounted[] {
  return [
    mount(listCredentials, (_, context) => credentials.list(callerOf(context))),
    mount(createCredential, async ({ body }, context) => written(await credentials.create(context, body))),
    mount(updateCredential, async ({ params, body }, context) =>
      written(await credentials.update(context, params.id, body)),
    ),
    mount(removeCredential, async ({ params }, context) =>
      written(await credentials.remove(callerOf(context), params.id)),
    ),
    mount(setCredentialDocument, async ({ params, files }, context) =>
      written(await documents.set(context, params.id, files)),
    ),
    mount(removeCredentialDocument, async ({ params }, context) =>
      written(await documents.remove(callerOf(context), params.id)),
    ),
    mount(listCredentialQueue, ({ query }) => desk.list(query.page)),
    mount(getCredentialCase, ({ params }, context) => desk.get(callerOf(context), params.id)),
    mount(decideCredential, async ({ params, body }, context) => written(await desk.decide(context, params.id, body))),
  ];
}
