import { isPast, listingFormSchema } from '#contract/selling/forms.ts';
import { getKind, type KindId } from '#kinds/index.ts';

export { isPast };

/** The schema that validates a kind's form, as on the server. */
export function schemaOf(kindId: KindId) {
  return listingFormSchema(getKind(kindId));
}
