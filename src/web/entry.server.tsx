import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { startMessages } from './lib/messages.ts';
import { RequestLocale } from './lib/request-locale.ts';
import { seamContext } from './lib/seam.ts';

/** Renders the document whole: it is kept, and hashed for the policy, before the first byte is sent. */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale } = context.get(seamContext);
  await startMessages(locale);
  const { body, failed } = await renderWhole(
    <RequestLocale value={locale}>
      <ServerRouter context={routerContext} url={request.url} />
    </RequestLocale>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** Says what failed here. A request that asks for what is not there, or sends a form to nowhere, is no failure of ours. */
export function handleError(error: unknown): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
}

function renderWhole(element: React.ReactNode): Promise<{ body: Buffer<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(element, {
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve({ body: Buffer.concat(chunks), failed });
            done();
          },
        });
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}
