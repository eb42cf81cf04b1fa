/**
 * Every error code of the API, with its HTTP status. Each has a message in every language (`error.<code>` in `#i18n`);
 * a code without one does not compile.
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
  tokenNotAllowed: 403,
  scopeMissing: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  conflict: 409,
  recipientGone: 409,
  moveNotAllowed: 409,
  shopLinkMissing: 409,
  alreadyCommented: 409,
  reviewsShown: 409,
  reviewWithAgreement: 409,
  offerOpen: 409,
  offerSettled: 409,
  offerGone: 409,
  actionNotPossible: 409,
  lastAdmin: 409,
  appealNotPossible: 409,
  tooMany: 409,
  linkInvalid: 410,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
  paymentUnavailable: 503,
  timeout: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field; a nested field is named with dots (`images.0.alt`). */
export type FieldErrors = Record<string, string[]>;

/** The response of a failed call, beside its HTTP status. `data` is the message in the request's language. */
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
  /** Seconds until the call can be retried, if known: the header `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; fieldErrors?: FieldErrors; requestId?: string; retryAfterS?: number | undefined } = {},
  ) {
    super(options.message ?? code);
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fieldErrors = options.fieldErrors ?? {};
    this.requestId = options.requestId ?? '';
    this.retryAfterS = options.retryAfterS;
  }
}

/** True for an ApiError from either side of the seam. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error;
}
