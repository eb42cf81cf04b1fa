import { type RefObject, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ListingForm as SentForm } from '#contract/selling/forms.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { type EditBase, withBase } from './draft-content.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { focusField } from './focus-field.ts';
import type { PostingForm } from './form-context.tsx';
import { fieldsOf } from './form-plan.ts';
import { listingResolver, messageOf } from './form-resolver.ts';
import { type FormValues, momentTyped } from './form-values.ts';
import { loadChecks } from './load-checks.ts';
import { type DraftKey, draftName, noteWriting } from './local-drafts.ts';
import { usePhotos } from './photos/use-photos.ts';
import { useRuleView } from './rule-view.ts';
import { useMendedFields } from './use-mended-fields.ts';
import type { Start } from './use-start.ts';
import { useTown } from './use-town.ts';

export interface PostingFormOptions {
  readonly draftKey: DraftKey;
  readonly user: SessionUser;
  readonly start: Start;
  readonly keeper: DraftKeeper;
  readonly base: RefObject<EditBase | null>;
}

/** What the parts of the form share, and the ref of the <form> whose fields it focuses. */
export function usePostingForm({ draftKey, user, start, keeper, base }: PostingFormOptions) {
  const t = useT();
  const kind = getKind(draftKey.kind);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues, unknown, SentForm>({
    defaultValues: start.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: listingResolver(kind, () => loadChecks(draftKey.kind, t), t, { mayBePast: hasTakenPlace(start) }),
  });
  const { errors } = form.formState;
  const category = useWatch({ control: form.control, name: 'category' });
  const town = useTown(useWatch({ control: form.control, name: 'town' }));
  useMendedFields(form);
  const rules = useRuleView(form, kind);
  const photos = usePhotos(form, {
    place: draftName(draftKey),
    kept: start.photos,
    onChosen() {
      keeper.put(withBase(form.getValues(), base.current));
      noteWriting(draftKey, true);
    },
  });
  const codeNames = rules.codes.map(({ field }) => field.name);
  const fields = fieldsOf(kind, category, codeNames);
  const posting: PostingForm = {
    kindId: draftKey.kind,
    kind,
    user,
    listingId: draftKey.listingId,
    form,
    errorOf: (name) => messageOf(errors, name),
    fields,
    photos,
    rules,
    town,
    showField(name) {
      // A field with an error may be unfolded only with the next paint.
      requestAnimationFrame(() => requestAnimationFrame(() => focusField(element.current, name)));
    },
  };
  return { element, posting };
}

/** A past event may be corrected, but not newly announced. */
function hasTakenPlace({ base }: Start): boolean {
  const endsAt = momentTyped(base?.values.endsAt ?? '');
  return endsAt !== '' && Date.parse(endsAt) <= Date.now();
}
