import type { FastifyInstance, FastifyReply } from 'fastify';
import { addMessageFile } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { callerOf } from '../context.ts';
import { type Authenticate, contextOf, type Mounted, mount, written } from '../mount.ts';
import { SMALL_WIDTH } from './file-intake.ts';
import { attachmentHeader } from './file-names.ts';
import type { FileService, OpenedFile } from './files.ts';

export function fileRoutes(files: FileService): Mounted[] {
  return [
    mount(addMessageFile, async ({ params, files: sent }, context) =>
      written(await files.add(context, params.id, sent)),
    ),
  ];
}

const ID = /^[1-9]\d{0,14}$/;
const TYPES = { picture: 'image/webp', pdf: 'application/pdf' } as const;

interface FileCall {
  Params: { id: string; fileId: string };
  Querystring: { width?: string };
}

/**
 * Files of messages under `/api/conversations/{id}/files/{fileId}`, a smaller picture with `?width=320`: for whoever's token
 * the call carries, kept by nobody on the way. A document is never shown in the site's own name, only kept.
 */
export function serveChatFiles(fastify: FastifyInstance, files: FileService, authenticate: Authenticate): void {
  fastify.get<FileCall>('/api/conversations/:id/files/:fileId', async (request, reply) => {
    const caller = callerOf(await contextOf(request, authenticate));
    const { id, fileId } = request.params;
    if (!ID.test(id) || !ID.test(fileId)) throw new ApiError('notFound');
    const isSmall = request.query.width === String(SMALL_WIDTH);
    const file = await files.open(caller, { conversationId: Number(id), fileId: Number(fileId), isSmall });
    return sendFile(reply, file);
  });
}

/** Sends a file to the one person who may have it. */
export function sendFile(reply: FastifyReply, file: OpenedFile): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('vary', 'authorization').type(TYPES[file.kind]);
  if (file.sizeBytes !== null) reply.header('content-length', file.sizeBytes);
  if (file.kind === 'pdf') reply.header('content-disposition', attachmentHeader(file.name));
  return reply.send(file.stream);
}
