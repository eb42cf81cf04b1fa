import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/listing-forms.ts';
import type { Editable, OwnListing } from '#contract/selling.ts';
import { getKind } from '#kinds/index.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { forgetFiles, type KeptFile, listKeptFiles } from '../../lib/kept-files.ts';
import { PICTURES_MAX } from './bounds.ts';
import { getDraft, getEditable } from './calls.ts';
import { type EditBase, type LocalDraft, type RemoteDraft, type Resumable, resumables } from './draft-content.ts';
import { emptyValues, type FormValues, valuesOf } from './form-values.ts';
import { type DraftKey, draftName, readLocalDraft, wasWriting } from './local-drafts.ts';

/**
 * What the form begins with.
 *
 * listing    what is edited; null for a new one.
 * base       the version that the edit goes out from.
 * draft      what is gone on with; null for a beginning.
 * photos     those that were chosen and have not arrived at the server.
 * wasAsked   whether the server has said which draft it keeps; until then nothing of it may be written over.
 */
export interface Start {
  readonly values: FormValues;
  readonly listing: OwnListing | null;
  readonly base: EditBase | null;
  readonly draft: LocalDraft | null;
  readonly photos: readonly KeptFile[];
  readonly wasAsked: boolean;
}

type Kept = readonly KeptFile[];

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'asking'; readonly choices: readonly Resumable[]; readonly fresh: Start; readonly photos: Kept }
  | { readonly state: 'open'; readonly start: Start };

/** Finds out what the form begins with: nothing, the listing that is edited, or what was begun earlier. */
export function useStart(key: DraftKey) {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const { accountId, kind, listingId } = key;
  const load = useCallback(async () => {
    setOpening({ state: 'loading' });
    try {
      setOpening(await openingOf({ accountId, kind, listingId }));
    } catch (error) {
      setOpening({ state: 'failed', error });
    }
  }, [accountId, kind, listingId]);
  useEffect(() => void load(), [load]);
  return {
    opening,
    reload: () => void load(),
    begin(fresh: Start) {
      void forgetFiles(draftName(key));
      setOpening({ state: 'open', start: fresh });
    },
    resume: (choice: Resumable, fresh: Start, photos: Kept) =>
      setOpening({ state: 'open', start: resumed(choice, fresh, photos) }),
    /** The server turned out to keep a draft of another device: which of them is it to be? */
    async ask(remote: RemoteDraft, fresh: Start) {
      const choices = resumables(getKind(kind), readLocalDraft(key), remote);
      const photos = await listKeptFiles(draftName(key));
      setOpening({ state: 'asking', choices, fresh: { ...fresh, photos: [], wasAsked: true }, photos });
    },
  };
}

async function openingOf(key: DraftKey): Promise<Opening> {
  const params = { kind: key.kind, id: key.listingId };
  const [editable, remote, kept] = await Promise.all([
    key.listingId > 0 ? browserApi().call(getEditable(key.kind), { params }) : null,
    browserApi()
      .call(getDraft, { params })
      .then(({ draft }) => draft, unlessRefused),
    listKeptFiles(draftName(key)),
  ]);
  const fresh = { ...freshStart(key, editable), wasAsked: remote !== undefined };
  const choices = resumables(getKind(key.kind), readLocalDraft(key), remote);
  const [only] = choices;
  if (!only) {
    // Photos of a draft that was finished or thrown away elsewhere belong to nothing any more.
    void forgetFiles(draftName(key));
    return { state: 'open', start: fresh };
  }
  if (choices.length === 1 && wasWriting(key)) return { state: 'open', start: resumed(only, fresh, kept) };
  return { state: 'asking', choices, fresh, photos: kept };
}

/** Without a connection one goes on with what the browser has; a refusal is an answer. */
function unlessRefused(error: unknown): undefined {
  if (isApiError(error) && error.status < 500) throw error;
}

function freshStart({ kind: kindId }: DraftKey, editable: Editable | null): Omit<Start, 'wasAsked'> {
  const kind = getKind(kindId);
  if (!editable) return { values: emptyValues(kind), listing: null, base: null, draft: null, photos: [] };
  const values = valuesOf(kind, editable.form as unknown as ListingForm, editable.pictures);
  const base = { version: editable.listing.version, values };
  return { values, listing: editable.listing, base, draft: null, photos: [] };
}

function resumed({ place: _, ...draft }: Resumable, fresh: Start, kept: Kept): Start {
  const { base, ...values } = draft.content;
  const photos = kept.slice(0, Math.max(0, PICTURES_MAX - values.pictures.length));
  return { ...fresh, values, base: base ?? fresh.base, draft, photos };
}
