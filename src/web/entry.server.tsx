import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { cachedMarkup } from './fragment-cache.ts';
import { holdForFirstFrame } from './frame/start-script.ts';
import { cacheFragments } from './lib/fragment.tsx';
import { startMessages } from './lib/messages.ts';
import { RequestLocale } from './lib/request-locale.ts';
import { RequestNonce } from './lib/request-nonce.ts';
import { seamContext } from './lib/seam.ts';
import styles from './styles/app.css?url';

cacheFragments(cachedMarkup);

/**
 * Renders the whole document before sending the first byte, since it is cached and its scripts are hashed for the CSP.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce } = context.get(seamContext);
  await startMessages(locale);
  const { body, failed } = await renderWhole(
    <RequestLocale value={locale}>
      <RequestNonce value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RequestNonce>
    </RequestLocale>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // The document begins with preloads of pictures; the header has the browser fetch the style sheet before them.
  headers.set('link', `<${styles}>; rel=preload; as=style`);
  return new Response(body, { status: failed ? 500 : status, headers });
}

/** Logs failures. A missing page or a form posted to the wrong path is the client's error and is not logged. */
export function handleError(error: unknown): void {
  if (!isAnswer(error)) console.error(error);
}

/** Whether an error is the status of a response: a client's error, or a 503, which the server logs with its request. */
function isAnswer(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
}

function renderWhole(element: React.ReactNode, nonce: string): Promise<{ body: Buffer<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve({ body: holdForFirstFrame(Buffer.concat(chunks)), failed });
            done();
          },
        });
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        if (isAnswer(error)) return;
        failed = true;
        console.error(error);
      },
    });
  });
}
