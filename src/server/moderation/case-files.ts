import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { getCase } from '#contract/moderation/cases.ts';
import { SMALL_WIDTH } from '../conversations/file-intake.ts';
import { sendFile } from '../conversations/file-routes.ts';
import type { FileService } from '../conversations/files.ts';
import type { Db } from '../platform/db/client.ts';
import { type Authenticate, contextOf } from '../platform/mount.ts';
import { assertMayCall } from '../platform/policy.ts';
import { isFileOfCase } from './message-targets-repository.ts';

const ID = /^[1-9]\d{0,14}$/;

interface FileCall {
  Params: { id: string; fileId: string };
  Querystring: { width?: string };
}

interface CaseFileDeps {
  readonly db: Db;
  readonly files: FileService;
  readonly authenticate: Authenticate;
}

/**
 * Files of a reported message under `/api/moderation/cases/{id}/files/{fileId}`, thumbnails with `?width=320`: for
 * everybody who may see the case, even while the message is hidden. Files of the preceding messages stay private.
 */
export function serveCaseFiles(fastify: FastifyInstance, { db, files, authenticate }: CaseFileDeps): void {
  fastify.get<FileCall>('/api/moderation/cases/:id/files/:fileId', async (request, reply) => {
    assertMayCall(getCase, await contextOf(request, authenticate));
    const { id, fileId } = request.params;
    if (!ID.test(id) || !ID.test(fileId)) throw new ApiError('notFound');
    const ids = { caseId: Number(id), fileId: Number(fileId) };
    if (!(await isFileOfCase(db, ids))) throw new ApiError('notFound');
    const isSmall = request.query.width === String(SMALL_WIDTH);
    return sendFile(reply, await files.openAny({ fileId: ids.fileId, isSmall }));
  });
}
