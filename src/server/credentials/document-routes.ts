import type { FastifyInstance, FastifyReply } from 'fastify';
import { listCredentials } from '#contract/credentials/credentials.ts';
import { getCredentialCase } from '#contract/credentials/desk.ts';
import { ApiError } from '#contract/errors.ts';
import { attachmentHeader } from '../conversations/file-names.ts';
import { callerOf } from '../platform/context.ts';
import { type Authenticate, contextOf } from '../platform/mount.ts';
import { assertMayCall } from '../platform/policy.ts';
import type { DocumentService, OpenedDocument } from './documents.ts';

const ID = /^[1-9]\d{0,14}$/;

interface DocumentCall {
  Params: { id: string };
}

/**
 * Documents under `/api/user/me/credentials/{id}/document` for their owner, and under
 * `/api/moderation/credentials/{id}/document` for moderators who may see the case. Never cached.
 */
export function serveDocuments(
  fastify: FastifyInstance,
  { documents, authenticate }: { documents: DocumentService; authenticate: Authenticate },
): void {
  fastify.get<DocumentCall>('/api/user/me/credentials/:id/document', async (request, reply) => {
    const context = await contextOf(request, authenticate);
    assertMayCall(listCredentials, context);
    return sendDocument(reply, await documents.openOwn(callerOf(context), idOf(request.params)));
  });
  fastify.get<DocumentCall>('/api/moderation/credentials/:id/document', async (request, reply) => {
    assertMayCall(getCredentialCase, await contextOf(request, authenticate));
    return sendDocument(reply, await documents.openAny(idOf(request.params)));
  });
}

function idOf({ id }: DocumentCall['Params']): number {
  if (!ID.test(id)) throw new ApiError('notFound');
  return Number(id);
}

function sendDocument(reply: FastifyReply, { name, type, bytes }: OpenedDocument): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'authorization')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', attachmentHeader(name))
    .type(type)
    .send(bytes);
}
