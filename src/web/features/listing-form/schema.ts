import { config } from 'zod';
import { listingFormSchema } from '#contract/listing-forms.ts';
import { getKind, type KindId } from '#kinds/index.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

/** What the form of a kind is checked by, before the server does the same. */
export function schemaOf(kindId: KindId) {
  return listingFormSchema(getKind(kindId));
}
