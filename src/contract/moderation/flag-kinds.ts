import * as z from 'zod';

/** The findings of the site's own checks. They only ever add to the queue. */
export const FLAG_KINDS = [
  'forbiddenWords',
  'forbiddenCategory',
  'disputedGoods',
  'links',
  'contactInText',
  'equalListings',
  'fastPosting',
  'knownPicture',
  'sellsMuch',
] as const;
export const flagKindSchema = z.enum(FLAG_KINDS);
export type FlagKind = z.output<typeof flagKindSchema>;
