import { createContext, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { Kind } from '#kinds/define-kind.ts';
import type { KindId } from '#kinds/index.ts';
import type { SessionUser } from '../session/session-store.ts';
import type { StepId } from './form-plan.ts';
import type { FormValues } from './form-values.ts';
import type { Photos } from './photos/use-photos.ts';
import type { RuleView } from './rule-view.ts';
import type { FoundPlace } from './use-found-place.ts';

export type PostingFormMethods = UseFormReturn<FormValues, unknown, ListingForm>;

/** What the parts of the form share. */
export interface PostingForm {
  readonly kindId: KindId;
  readonly kind: Kind;
  readonly user: SessionUser;
  /** 0 for a new listing. */
  readonly listingId: number;
  readonly form: PostingFormMethods;
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: string) => string | undefined;
  readonly fields: Readonly<Record<StepId, readonly string[]>>;
  readonly photos: Photos;
  readonly rules: RuleView;
  /** See `useFoundPlace`. */
  readonly place: FoundPlace | null | undefined;
  /** Shows a field, in whatever part it stands, and puts the focus on it. */
  readonly showField: (name: string) => void;
}

const PostingContext = createContext<PostingForm | null>(null);
export const PostingProvider = PostingContext.Provider;

/** The form around. */
export function usePosting(): PostingForm {
  const posting = use(PostingContext);
  if (!posting) throw new Error('a part of the listing form stands outside of it');
  return posting;
}
