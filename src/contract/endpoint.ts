import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { NeededScope } from './programs/scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The access level of an endpoint; finer rules are in the feature's policy. `user` is logged in; `verified` has also
 * confirmed the e-mail address and is not suspended; moderators and admins must have signed in with a second factor.
 */
export type Access = 'public' | 'user' | 'verified' | 'moderator' | 'admin';

/**
 * Files that a call carries as multipart form data, beside its body's fields.
 *
 * field     the name of each file's part.
 * maxFiles  the maximum number per call; at least one is required.
 * tooLarge  the error message for a file that is too large, if it need not be a picture.
 */
export interface UploadRule {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes?: number;
  readonly tooLarge?: `validation.${string}`;
}

/**
 * One call of the API as a value. The server's route, the typed client and the OpenAPI document derive from it.
 *
 * path       below `/api`, with `{name}` for each member of `params`.
 * answer     the response on success: the resource for a read, `writeAnswer(…)` for a write.
 * errors     codes beside those that every call may return (`validationFailed`, `tooManyRequests`, …).
 * cacheTags  name what the response depends on; a page that made the call is purged when one of them changes.
 * rateLimit  calls allowed from one IP address in a window, if stricter than the general limit.
 * confirmsPassword  requires a password check within the last minutes, else `passwordConfirmationRequired`.
 * scope      opens the call to access tokens that have it. Without one a token is refused, or, where `access` is
 *            `public`, treated as a visitor.
 * upload     the call carries files.
 * maxBodyBytes  for a body that may be larger than usual.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly feature: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
  readonly cacheTags?: (input: { params: z.output<Params>; query: z.output<Query> }) => string[];
  readonly rateLimit?: { readonly max: number; readonly windowMs: number };
  readonly confirmsPassword?: true;
  readonly scope?: NeededScope;
  readonly upload?: UploadRule;
  readonly maxBodyBytes?: number;
}

/** Any endpoint, when its types do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: variance of the type parameters leaves no other supertype
export type AnyEndpoint = Endpoint<any, any, any, any>;

type Part<E extends AnyEndpoint, Name extends 'params' | 'query' | 'body'> = NonNullable<E[Name]>;
type PartInput<E extends AnyEndpoint, Name extends 'params' | 'query' | 'body'> =
  unknown extends z.input<Part<E, Name>>
    ? { [K in Name]?: undefined }
    : Record<string, never> extends z.input<Part<E, Name>>
      ? { [K in Name]?: z.input<Part<E, Name>> }
      : { [K in Name]: z.input<Part<E, Name>> };

/** A caller's input: the parts that the endpoint declares, before parsing. */
export type InputOf<E extends AnyEndpoint> = PartInput<E, 'params'> & PartInput<E, 'query'> & PartInput<E, 'body'>;

/** A handler's input: the same parts after parsing. */
export type ParsedOf<E extends AnyEndpoint> = {
  params: z.output<Part<E, 'params'>>;
  query: z.output<Part<E, 'query'>>;
  body: z.output<Part<E, 'body'>>;
};

/** The response on success. */
export type AnswerOf<E extends AnyEndpoint> = z.output<E['answer']>;

/** Declares an endpoint, keeping its literal types. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition;
}
