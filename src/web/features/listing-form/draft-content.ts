import type { ListingForm } from '#contract/listing-forms.ts';
import type { GalleryPicture } from '#contract/media.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { emptyValues, type FormValues } from './form-values.ts';

/** The edit that a draft is part of: the version that one began with, and what it said. */
export interface EditBase {
  readonly version: number;
  readonly values: FormValues;
}

/** What a draft keeps: the form as filled in; its pictures stand where the server looks for those it must not sweep away. */
export type DraftContent = FormValues & { readonly base?: EditBase };

/** A listing that was sent and whose outcome is not known, as the answer was lost. */
export interface Attempt {
  readonly key: string;
  readonly form: ListingForm;
}

/**
 * A draft as the browser keeps it.
 *
 * serverVersion  of the server's draft that it came from or went to; null while the server has none of it.
 * isSent         whether the server has it as it is here.
 */
export interface LocalDraft {
  readonly content: DraftContent;
  readonly changedAtMs: number;
  readonly serverVersion: number | null;
  readonly isSent: boolean;
  readonly attempt?: Attempt;
}

/** A draft as the server keeps it. */
export interface RemoteDraft {
  readonly form: Record<string, unknown>;
  readonly pictures: readonly GalleryPicture[];
  readonly version: number;
  readonly updatedAt: string;
}

/** Something that one can go on with. */
export interface Resumable {
  readonly place: 'here' | 'elsewhere';
  readonly content: DraftContent;
  readonly changedAtMs: number;
  readonly serverVersion: number | null;
  readonly isSent: boolean;
  readonly attempt?: Attempt;
}

/**
 * What one can go on with, the newest first: two where this device and another have gone different ways.
 *
 * remote  null: the server has none; undefined: it could not be asked.
 */
export function resumables(kind: Kind, local: LocalDraft | null, remote: RemoteDraft | null | undefined): Resumable[] {
  const here: Resumable | null = local && { place: 'here', ...local };
  if (!remote) {
    // Drafts that the server had and has no more were finished or thrown away on another device.
    const isOver = remote === null && local?.isSent && local.serverVersion !== null && !local.attempt;
    return here && !isOver ? [here] : [];
  }
  const elsewhere: Resumable = {
    place: 'elsewhere',
    content: contentOf(kind, remote),
    changedAtMs: Date.parse(remote.updatedAt),
    serverVersion: remote.version,
    isSent: true,
  };
  if (!local || !here) return [elsewhere];
  if (local.serverVersion === remote.version || local.attempt) return [{ ...here, serverVersion: remote.version }];
  if (local.isSent) return [elsewhere];
  return [here, elsewhere].sort((one, other) => other.changedAtMs - one.changedAtMs);
}

/** A stored draft may be older than the form is now: what it lacks is empty, what it has of another sort is dropped. */
export function contentOf(kind: Kind, { form, pictures }: Pick<RemoteDraft, 'form' | 'pictures'>): DraftContent {
  const empty = emptyValues(kind) as unknown as Record<string, unknown>;
  const isSame = (one: unknown, other: unknown) =>
    typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && one !== null;
  const kept = Object.entries(empty).map(([name, blank]) => {
    const value = form[name];
    if (name === 'category') return [name, typeof value === 'number' ? value : null];
    return [name, isSame(value, blank) ? value : blank];
  });
  const values = Object.fromEntries(kept) as FormValues;
  const alts = new Map(values.pictures.map(({ key, alt }) => [key, alt]));
  const inOrder = values.pictures.flatMap(({ key }) => pictures.find((each) => each.key === key) ?? []);
  return {
    ...values,
    details: { ...(empty.details as FormValues['details']), ...values.details },
    pictures: inOrder.map((each) => ({ ...each, alt: alts.get(each.key) ?? '' })),
    ...(isSame(form.base, {}) ? { base: form.base as EditBase } : {}),
  };
}
