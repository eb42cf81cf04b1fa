import type { FastifyInstance } from 'fastify';
import type { ExportService } from './export.ts';

/** The file behind a mailed link: anyone with the link may download it until it expires. */
export function serveExports(fastify: FastifyInstance, exports: ExportService): void {
  fastify.get<{ Params: { token: string } }>('/api/user/exports/:token', async (request, reply) => {
    const stream = await exports.open(request.params.token);
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="jarmark.zip"')
      .send(stream);
  });
}
