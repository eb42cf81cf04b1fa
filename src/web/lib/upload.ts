import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';

export interface UploadOptions {
  /** Called with the upload progress of all bytes, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Aborts the upload, which rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** The endpoint's params and body, besides the files. */
  readonly input?: { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> };
}

/**
 * Sends files to an endpoint that accepts them (`upload`), with the session, language and errors of `browserApi`,
 * including the password confirmation. Errors of a file are on the fields `<field>.<number>`.
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E & { readonly upload?: { readonly field: string } },
  files: readonly (File | Blob)[],
  options: UploadOptions = {},
): Promise<AnswerOf<E>> {
  const { sendFiles } = await import('./session/send-files.ts');
  return sendFiles(endpoint, files, options);
}
