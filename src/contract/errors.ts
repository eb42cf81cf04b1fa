/**
 * Every error that the API may answer, with its HTTP status. Each has a sentence in every language
 * (`error.<code>` in `#i18n`); a code without one does not compile.
 */
export const ERROR_STATUS = {
  validationFailed: 400,
  badRequest: 400,
  placeUnknown: 400,
  mustLoggedIn: 401,
  badCredentials: 401,
  secondFactorRequired: 401,
  mustVerifyEmail: 403,
  forbidden: 403,
  accountSuspended: 403,
  ownListing: 403,
  ownThing: 403,
  ownAccount: 403,
  ownConversation: 403,
  ownMatter: 403,
  otherModeratorNeeded: 403,
  blocked: 403,
  passwordConfirmationRequired: 403,
  strongSignInRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  recipientGone: 409,
  moveNotAllowed: 409,
  shopLinkMissing: 409,
  alreadyCommented: 409,
  actionNotPossible: 409,
  appealNotPossible: 409,
  tooMany: 409,
  linkInvalid: 410,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  paymentUnavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field; a nested field is named with dots (`images.0.alt`). */
export type FieldErrors = Record<string, string[]>;

/** What a failed call answers, beside its HTTP status. `data` is the message in the request's language. */
export interface FailureAnswer {
  success: false;
  code: ErrorCode;
  data: string;
  errors: FieldErrors;
  requestId: string;
}

/**
 * A failed call, as thrown by the typed client and by services.
 *
 * The class exists once in Node and once in the web build, so callers ask `isApiError`, never `instanceof`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: FieldErrors;
  readonly requestId: string;

  constructor(code: ErrorCode, options: { message?: string; fieldErrors?: FieldErrors; requestId?: string } = {}) {
    super(options.message ?? code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fieldErrors = options.fieldErrors ?? {};
    this.requestId = options.requestId ?? '';
  }
}

/** True for an ApiError from either side of the seam. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error;
}
