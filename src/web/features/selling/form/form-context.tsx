import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { Kind } from '#kinds/define-kind.ts';
import type { KindId } from '#kinds/index.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { StepFields } from './form-plan.ts';
import type { FormValues } from './form-values.ts';
import type { Photos } from './photos/use-photos.ts';
import type { RuleView } from './rule-view.ts';
import type { TownAnswer } from './use-town.ts';

export type PostingFormMethods = UseFormReturn<FormValues, unknown, ListingForm>;

/** What the parts of the form share. */
export interface PostingForm {
  readonly kindId: KindId;
  readonly kind: Kind;
  readonly user: SessionUser;
  /** 0 for a new listing. */
  readonly listingId: number;
  readonly form: PostingFormMethods;
  /** A field's error message. */
  readonly errorOf: (name: string) => string | undefined;
  readonly fields: StepFields;
  readonly photos: Photos;
  readonly rules: RuleView;
  /** What the typed town means: see `useTown`. */
  readonly town: TownAnswer | undefined;
  /** Scrolls to a field, unfolds and focuses it. */
  readonly showField: (name: string) => void;
}

const PostingContext = createContext<PostingForm | null>(null);
export const PostingProvider = PostingContext.Provider;

const PreviewContext = createContext<ComponentType | null>(null);

/** Provides the component that previews the listing; it reads the input from `usePosting`. */
export const PreviewProvider = PreviewContext.Provider;

/** The listing's preview, if the page provides one. */
export function Preview() {
  const Content = use(PreviewContext);
  return Content && <Content />;
}

/**
 * A question that the page has the form ask before a new listing is posted.
 *
 * answer  saves the answer; false if it is incomplete. It throws what its call throws.
 */
export interface FirstQuestion {
  readonly content: ReactNode;
  readonly answer: () => Promise<boolean>;
}

const QuestionContext = createContext<FirstQuestion | null>(null);

/** Provides the question; null for none. */
export const QuestionProvider = QuestionContext.Provider;

/** The page's question, if it has one. */
export function useFirstQuestion(): FirstQuestion | null {
  return use(QuestionContext);
}

const CredentialsContext = createContext<ComponentType | null>(null);

/** Provides the component that chooses the listing's credentials; it accesses the input through `usePosting`. */
export const CredentialsProvider = CredentialsContext.Provider;

/** The choice of credentials, if the page provides one. */
export function Credentials() {
  const Content = use(CredentialsContext);
  return Content && <Content />;
}

/** The enclosing form. */
export function usePosting(): PostingForm {
  const posting = use(PostingContext);
  if (!posting) throw new Error('usePosting requires an enclosing listing form');
  return posting;
}
