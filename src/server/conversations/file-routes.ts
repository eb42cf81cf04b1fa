import type { FastifyInstance, FastifyReply } from 'fastify';
import { addMessageFile } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { callerOf } from '../platform/context.ts';
import { type Authenticate, contextOf, type Mounted, mount, written } from '../platform/mount.ts';
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
 * Files of messages under `/api/conversations/{id}/files/{fileId}`, thumbnails with `?width=320`: only for the two
 * members, and never cached. Documents are served as attachments, so they never render on the site's own origin.
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

/** Sends a file with headers that forbid shared caching. */
export function sendFile(reply: FastifyReply, file: OpenedFile): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('vary', 'authorization').type(TYPES[file.kind]);
  if (file.sizeBytes !== null) reply.header('content-length', file.sizeBytes);
  if (file.kind === 'pdf') reply.header('content-disposition', attachmentHeader(file.name));
  return reply.send(file.stream);
}
