import type { GalleryPicture } from '#contract/media.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { emptyValues, type FormValues } from './form-values.ts';

/** The edit that a draft belongs to: its base version and content. */
export interface EditBase {
  readonly version: number;
  readonly values: FormValues;
}

/**
 * A draft's content: the form's values; pictures are where the server looks for referenced files before it deletes the
 * rest.
 */
export type DraftContent = FormValues & { readonly base?: EditBase };

/** The form's values with the base version of the edit, if it is one. */
export function withBase(values: FormValues, base: EditBase | null): DraftContent {
  return base ? { ...values, base } : values;
}

/** A listing that was sent with an unknown result, as the response was lost. */
export interface Attempt {
  readonly key: string;
  readonly form: ListingForm;
}

/**
 * A draft as the browser stores it.
 *
 * serverVersion  of the server's draft that it came from or went to; null while the server has none.
 * isSent         whether the server has it in this state.
 */
export interface LocalDraft {
  readonly content: DraftContent;
  readonly changedAtMs: number;
  readonly serverVersion: number | null;
  readonly isSent: boolean;
  readonly attempt?: Attempt;
}

/** A draft as the server stores it. */
export interface RemoteDraft {
  readonly form: Record<string, unknown>;
  readonly pictures: readonly GalleryPicture[];
  readonly version: number;
  readonly updatedAt: string;
}

/** A draft that can be continued. */
export interface Resumable {
  readonly place: 'here' | 'elsewhere';
  readonly content: DraftContent;
  readonly changedAtMs: number;
  readonly serverVersion: number | null;
  readonly isSent: boolean;
  readonly attempt?: Attempt;
}

/**
 * The drafts that can be continued, newest first: two when this device and another have diverged.
 *
 * remote  null: the server has none; undefined: the request failed.
 * writer  this browser's id as a writer of drafts; see `draftWriter`.
 */
export function resumables(
  kind: Kind,
  local: LocalDraft | null,
  remote: RemoteDraft | null | undefined,
  writer?: string,
): Resumable[] {
  const here: Resumable | null = local && { place: 'here', ...local };
  if (!remote) {
    // A draft deleted from the server was finished or discarded on another device.
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
  // What this browser has sent it had stored before. Two saves of a closing page may arrive in either order.
  if (writer !== undefined && remote.form.writer === writer) {
    return [{ ...here, serverVersion: remote.version, isSent: false }];
  }
  if (local.isSent) return [elsewhere];
  return [here, elsewhere].sort((one, other) => other.changedAtMs - one.changedAtMs);
}

/**
 * A stored draft may predate the form's current shape: missing values become empty, values of the wrong type are
 * dropped.
 */
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
