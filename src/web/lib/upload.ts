import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';

export interface UploadOptions {
  /** Is told how much of all bytes has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Aborting ends the upload; it then fails with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** The endpoint's params and body, besides the files. */
  readonly input?: { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> };
}

/**
 * Sends files to an endpoint that takes them (`upload`), with the same session, language and errors as `browserApi`; also
 * after the password was asked for. Errors of a file stand at the fields `<field>.<number>`.
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E & { readonly upload?: { readonly field: string } },
  files: readonly (File | Blob)[],
  options: UploadOptions = {},
): Promise<AnswerOf<E>> {
  const { sendFiles } = await import('../features/session/send-files.ts');
  return sendFiles(endpoint, files, options);
}
