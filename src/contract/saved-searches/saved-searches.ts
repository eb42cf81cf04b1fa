import * as z from 'zod';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { emailSchema } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { listingCardSchema, understoodSchema } from '../listings/listings.ts';
import { idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';
import { CHANNELS, FREQUENCIES } from './frequencies.ts';
import { SAVED_QUERY_LENGTH } from './saved-query.ts';

const feature = 'saved-searches';

/** The maximum number of saved searches of a person or of a visitor's address. */
export const SAVED_SEARCHES_MAX = 30;
/** How many of the newest matches are shown with a saved search. */
export const LAST_MATCHES = 4;

const frequency = z.enum(FREQUENCIES, { error: 'validation.unknownOption' });
const channels = z
  .array(z.enum(CHANNELS, { error: 'validation.unknownOption' }))
  .max(CHANNELS.length, 'validation.unknownOption')
  .transform((all) => CHANNELS.filter((channel) => all.includes(channel)));
const name = lineText().min(1, 'validation.required').max(80, 'validation.tooLong');

/** The search as the query string of the kind's list, such as `q=miód&price_to=40&town=15`. */
const searched = z.object({
  kind: z.enum(KIND_IDS as [KindId, ...KindId[]], { error: 'validation.unknownOption' }),
  query: z
    .string({ error: 'validation.required' })
    .max(SAVED_QUERY_LENGTH, 'validation.tooLong')
    .transform((text) => text.replace(/^\?/, '')),
});

/**
 * A saved search.
 *
 * query       in its canonical form, for a link to the list.
 * place       the town that the query names as a filter, with the radius in km.
 * understood  the current interpretation of its words, as in a list.
 * channels    the notification channels; empty: on the site only.
 * newCount    listings found since `seenAt` that are still visible.
 * matches     the newest of all that were found, latest first, up to `LAST_MATCHES`.
 */
export const savedSearchSchema = z.object({
  id: z.int(),
  kind: z.enum(KIND_IDS as [KindId, ...KindId[]]),
  query: z.string(),
  name: z.string(),
  frequency,
  channels: z.array(z.enum(CHANNELS)),
  isPaused: z.boolean(),
  place: z.object({ id: z.int(), name: z.string(), radiusKm: z.number() }).nullable(),
  understood: z.array(understoodSchema),
  newCount: z.int(),
  matches: z.array(listingCardSchema),
  seenAt: momentSchema,
  createdAt: momentSchema,
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

export const listSavedSearches = endpoint({
  name: 'savedSearches.list',
  method: 'GET',
  path: '/saved-searches',
  feature,
  summary: "The caller's saved searches, the latest first, each with its new matches",
  access: 'user',
  answer: z.object({ items: z.array(savedSearchSchema) }),
  errors: ['mustLoggedIn'],
});

/** The fields that a list needs to show that its search is saved, and to restore a deleted one. */
export const savedQuerySchema = savedSearchSchema.pick({
  ...{ id: true, kind: true, query: true },
  ...{ name: true, frequency: true, channels: true, isPaused: true },
});
export type SavedQuery = z.output<typeof savedQuerySchema>;

export const listSavedQueries = endpoint({
  name: 'savedSearches.queries',
  method: 'GET',
  path: '/saved-searches/queries',
  feature,
  summary: "The caller's saved searches without their matches, for the lists that show what is saved",
  access: 'user',
  answer: z.object({ items: z.array(savedQuerySchema) }),
  errors: ['mustLoggedIn'],
});

/** Saving the same query again changes nothing and returns the existing search. */
export const createSavedSearch = endpoint({
  name: 'savedSearches.create',
  method: 'POST',
  path: '/saved-searches',
  feature,
  summary: 'Saves a search, to be told of what is new in its list',
  access: 'user',
  body: searched.extend({ name: name.optional(), frequency: frequency.optional(), channels: channels.optional() }),
  answer: writeAnswer(savedSearchSchema),
  errors: ['mustLoggedIn', 'placeUnknown', 'tooMany'],
});

/** `isSeen: true` marks the matches so far as seen. Fields left out stay unchanged. */
export const updateSavedSearch = endpoint({
  name: 'savedSearches.update',
  method: 'PATCH',
  path: '/saved-searches/{id}',
  feature,
  summary: 'Renames, pauses or changes a saved search, or marks its matches as seen',
  access: 'user',
  params: idParams,
  body: z.object({
    query: searched.shape.query.optional(),
    name: name.optional(),
    frequency: frequency.optional(),
    channels: channels.optional(),
    isPaused: z.boolean({ error: 'validation.required' }).optional(),
    isSeen: z.literal(true).optional(),
  }),
  answer: writeAnswer(savedSearchSchema),
  errors: ['mustLoggedIn', 'notFound', 'placeUnknown', 'conflict'],
});

export const removeSavedSearch = endpoint({
  name: 'savedSearches.remove',
  method: 'DELETE',
  path: '/saved-searches/{id}',
  feature,
  summary: 'Deletes a saved search',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn', 'notFound'],
});

/** The response does not reveal whether the address has an account or searches, or has reached its mail limit. */
export const saveSearchByMail = endpoint({
  name: 'savedSearches.byMail',
  method: 'POST',
  path: '/saved-searches/by-mail',
  feature,
  summary: 'Mails a visitor a link that saves a search for that address',
  access: 'public',
  body: searched.extend({
    email: emailSchema,
    frequency: frequency.optional(),
  }),
  answer: writeAnswer(z.object({ accepted: z.literal(true) })),
  errors: ['placeUnknown'],
});

const byLink = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

/**
 * A search as shown to the holder of a link from one of its mails.
 *
 * isOwned   it belongs to an account, where it can be changed as well.
 * others    the number of the same person's other searches that are not paused.
 */
export const linkedSearchSchema = savedSearchSchema
  .pick({ kind: true, query: true, name: true, frequency: true, isPaused: true })
  .extend({ isOwned: z.boolean(), others: z.int() });
export type LinkedSearch = z.output<typeof linkedSearchSchema>;

export const confirmSavedSearch = endpoint({
  name: 'savedSearches.confirm',
  method: 'POST',
  path: '/saved-searches/confirm/{token}',
  feature,
  summary: 'Confirms the address of a search saved by mail; again changes nothing',
  access: 'public',
  params: byLink,
  answer: writeAnswer(linkedSearchSchema),
  errors: ['linkInvalid'],
});

export const getLinkedSearch = endpoint({
  name: 'savedSearches.linked',
  method: 'GET',
  path: '/saved-searches/linked/{token}',
  feature,
  summary: 'The saved search of a mailed link',
  access: 'public',
  params: byLink,
  answer: linkedSearchSchema,
  errors: ['linkInvalid'],
});

/** `all`: the same for every search of the same person. */
export const changeLinkedSearch = endpoint({
  name: 'savedSearches.changeLinked',
  method: 'PATCH',
  path: '/saved-searches/linked/{token}',
  feature,
  summary: 'Stops, resumes or changes the saved search of a mailed link, or stops all of that person',
  access: 'public',
  params: byLink,
  body: z.object({
    isPaused: z.boolean({ error: 'validation.required' }).optional(),
    frequency: frequency.optional(),
    all: z.boolean().optional(),
  }),
  answer: writeAnswer(linkedSearchSchema),
  errors: ['linkInvalid'],
});

/** A mail program's one-click request (List-Unsubscribe-Post). */
export const stopSavedSearch = endpoint({
  name: 'savedSearches.stop',
  method: 'POST',
  path: '/saved-searches/stop/{token}',
  feature,
  summary: 'Sends nothing more about the saved search of a mailed link',
  access: 'public',
  params: byLink,
  answer: writeAnswer(z.object({ stopped: z.literal(true) })),
  errors: ['linkInvalid'],
});
