import type { FastifyInstance } from 'fastify';
import { createCredentialDesk } from '../credentials/desk.ts';
import { serveDocuments } from '../credentials/document-routes.ts';
import type { DocumentStore } from '../credentials/document-store.ts';
import { createDocumentService } from '../credentials/documents.ts';
import { remindOfEnds } from '../credentials/reminders.ts';
import { credentialRoutes } from '../credentials/routes.ts';
import { createCredentialService } from '../credentials/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Authenticate, Mounted } from '../platform/mount.ts';

interface CredentialParts {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly documents: DocumentStore;
  readonly publishNews: PublishNews;
  readonly authenticate: Authenticate;
}

/** The credentials' interface to the rest of the server: endpoints, files and jobs. */
export interface Credentials {
  readonly mounted: readonly Mounted[];
  /** Serves the documents, which are not part of the API's responses. */
  readonly serve: (fastify: FastifyInstance) => void;
  /** Registers the job workers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up sellers' credentials, and the desk where moderators review them. */
export function composeCredentials({
  client: { db },
  jobs,
  limits,
  documents: store,
  publishNews,
  authenticate,
}: CredentialParts): Credentials {
  const documents = createDocumentService({ db, jobs, limits, documents: store });
  const credentials = createCredentialService({ db, jobs });
  const desk = createCredentialDesk({ db, publishNews });
  return {
    mounted: credentialRoutes({ credentials, documents, desk }),
    serve: (fastify) => serveDocuments(fastify, { documents, authenticate }),
    work: () => {
      jobs.work('credentials.remind', () => remindOfEnds({ db, publishNews }));
      jobs.work('credentials.removeFiles', documents.removeFiles);
    },
    upkeep: documents.sweep,
  };
}
