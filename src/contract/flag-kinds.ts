import { z } from 'zod';

/** What the site notices by itself. It only ever puts something into the queue. */
export const FLAG_KINDS = [
  'forbiddenWords',
  'forbiddenCategory',
  'links',
  'contactInText',
  'equalListings',
  'fastPosting',
  'knownPicture',
] as const;
export const flagKindSchema = z.enum(FLAG_KINDS);
export type FlagKind = z.output<typeof flagKindSchema>;
