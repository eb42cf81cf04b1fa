import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { ListingForm } from '#contract/selling/forms.ts';
import type { Editable, OwnListing } from '#contract/selling/selling.ts';
import type { Kind } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { getAccount } from '../../../lib/session/calls.ts';
import { forgetFiles, type KeptFile, listKeptFiles } from '../../../lib/storage/kept-files.ts';
import { PICTURES_MAX } from './bounds.ts';
import { getDraft, getEditable, getLastPlace } from './calls.ts';
import { type EditBase, type LocalDraft, type RemoteDraft, type Resumable, resumables } from './draft-content.ts';
import { emptyValues, type FormValues, valuesOf } from './form-values.ts';
import { type DraftKey, draftName, draftWriter, readLocalDraft, wasWriting } from './local-drafts.ts';

/**
 * The form's initial content.
 *
 * listing    the one being edited; null for a new one.
 * base       the base version of the edit.
 * draft      the draft being continued; null for none.
 * photos     chosen photos not yet uploaded.
 * wasAsked   whether the server's draft is known; until then it must not be overwritten.
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

/** Determines the form's initial content: empty, the listing being edited, or a draft. */
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
    /** The server has a draft of another device: lets the user choose. */
    async ask(remote: RemoteDraft, fresh: Start) {
      const choices = resumables(getKind(kind), readLocalDraft(key), remote, draftWriter());
      const photos = await listKeptFiles(draftName(key));
      setOpening({ state: 'asking', choices, fresh: { ...fresh, photos: [], wasAsked: true }, photos });
    },
  };
}

async function openingOf(key: DraftKey): Promise<Opening> {
  const params = { kind: key.kind, id: key.listingId };
  const [editable, remote, kept, known] = await Promise.all([
    key.listingId > 0 ? browserApi().call(getEditable(key.kind), { params }) : null,
    browserApi()
      .call(getDraft, { params })
      .then(({ draft }) => draft, unlessRefused),
    listKeptFiles(draftName(key)),
    key.listingId > 0 ? null : findKnown(getKind(key.kind)),
  ]);
  const fresh = { ...freshStart(key, editable, known), wasAsked: remote !== undefined };
  const choices = resumables(getKind(key.kind), readLocalDraft(key), remote, draftWriter());
  const [only] = choices;
  if (!only) {
    // Photos of a draft finished or discarded elsewhere are no longer needed.
    void forgetFiles(draftName(key));
    return { state: 'open', start: fresh };
  }
  if (choices.length === 1 && wasWriting(key)) return { state: 'open', start: resumed(only, fresh, kept) };
  return { state: 'asking', choices, fresh, photos: kept };
}

/** If offline, continues with the browser's data; a refusal is a response. */
function unlessRefused(error: unknown): undefined {
  if (isApiError(error) && error.status < 500) throw error;
}

/** What a new listing begins with; optional. */
type Known = Partial<Pick<FormValues, 'town' | 'village' | 'details'>>;

async function findKnown(kind: Kind): Promise<Known> {
  const [place, details] = await Promise.all([findLastPlace(), findContacts(kind)]);
  return { ...place, ...(details && { details }) };
}

/** The location of the user's last listing, else of the user. */
async function findLastPlace(): Promise<Known> {
  const answer = await browserApi()
    .call(getLastPlace)
    .catch(() => null);
  return answer?.place ? { town: answer.place.town, village: answer.place.village ?? '' } : {};
}

/** The user's own phone number and e-mail address, for kinds that show them. */
async function findContacts(kind: Kind): Promise<FormValues['details'] | null> {
  if (!kind.capabilities.contacts) return null;
  const account = await browserApi()
    .call(getAccount)
    .catch(() => null);
  if (!account) return null;
  const phone = account.phone_number === null ? '' : phoneText(account.phone_number);
  return { ...emptyValues(kind).details, phones: [phone], emails: [account.email] };
}

function freshStart(
  { kind: kindId }: DraftKey,
  editable: Editable | null,
  known: Known | null,
): Omit<Start, 'wasAsked'> {
  const kind = getKind(kindId);
  if (!editable) {
    return { values: { ...emptyValues(kind), ...known }, listing: null, base: null, draft: null, photos: [] };
  }
  const values = valuesOf(kind, editable.form as unknown as ListingForm, editable.pictures);
  const base = { version: editable.listing.version, values };
  return { values, listing: editable.listing, base, draft: null, photos: [] };
}

function resumed({ place: _, ...draft }: Resumable, fresh: Start, kept: Kept): Start {
  const { base, ...values } = draft.content;
  const photos = kept.slice(0, Math.max(0, PICTURES_MAX - values.pictures.length));
  // A draft may be older than a field of the form.
  return { ...fresh, values: { ...fresh.values, ...values }, base: base ?? fresh.base, draft, photos };
}
