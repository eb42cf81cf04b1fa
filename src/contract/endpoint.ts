import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint at all; finer rules are in the feature's policy. `user` has logged in, `verified` has also
 * confirmed the e-mail address and is not suspended; moderators and admins must have signed in with a second factor.
 */
export type Access = 'public' | 'user' | 'verified' | 'moderator' | 'admin';

/**
 * Files that a call carries as multipart form data, beside its body's fields.
 *
 * field     the name of each file's part.
 * maxFiles  at most so many in one call, and at least one.
 * tooLarge  the message at the field of a file that is too large, where it need not be a picture.
 */
export interface UploadRule {
  readonly field: string;
  readonly maxFiles: number;
  readonly tooLarge?: `validation.${string}`;
}

/**
 * One call of the API as a value. The server's route, the typed client and the OpenAPI document derive from it.
 *
 * path       below `/api`, with `{name}` for each member of `params`.
 * answer     what a success answers: the resource for a read, `writeAnswer(…)` for a write.
 * errors     codes that it answers besides the ones every call may answer (`validationFailed`, `tooManyRequests`, …).
 * cacheTags  names what the answer depends on; a page that made the call is purged when one of them changes.
 * rateLimit  calls allowed to one address in a window, when stricter than the general limit.
 * confirmsPassword  the caller must have typed the password within the last minutes, else `passwordConfirmationRequired`.
 * upload     the call brings files.
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
  readonly upload?: UploadRule;
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

/** What a caller gives: the parts that the endpoint declares, before parsing. */
export type InputOf<E extends AnyEndpoint> = PartInput<E, 'params'> & PartInput<E, 'query'> & PartInput<E, 'body'>;

/** What a handler gets: the same parts after parsing. */
export type ParsedOf<E extends AnyEndpoint> = {
  params: z.output<Part<E, 'params'>>;
  query: z.output<Part<E, 'query'>>;
  body: z.output<Part<E, 'body'>>;
};

/** What a success answers. */
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
