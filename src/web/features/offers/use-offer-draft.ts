import { newActKey } from '../../lib/session/act-key.ts';
import { useDraft } from '../../lib/session/drafts.ts';

/** The input in the offer form. */
export interface TypedOffer {
  readonly price: string;
  readonly quantity: string;
  readonly pickUpOn: string;
  readonly note: string;
  readonly listingIds: readonly number[];
}

/** The last offer sent and its id: sending the same content again, even after a reload, is idempotent. */
interface Attempt {
  readonly said: string;
  readonly clientId: string;
}

interface Stored {
  readonly typed?: TypedOffer;
  readonly attempt?: Attempt;
}

/**
 * The draft of one offer, named by its conversation and what it is for.
 *
 * idOf  the clientId of an offer; equal content has the same id.
 */
export interface OfferDraft {
  readonly typed: TypedOffer | undefined;
  readonly keep: (typed: TypedOffer) => void;
  readonly idOf: (offer: object) => string;
  readonly forget: () => void;
}

export function useOfferDraft(name: string): OfferDraft {
  const [text, write] = useDraft(`offer:${name}`);
  const stored = read(text);
  return {
    typed: stored.typed,
    keep: (typed) => write(JSON.stringify({ ...stored, typed } satisfies Stored)),
    idOf: (offer) => {
      const said = JSON.stringify(offer);
      if (stored.attempt?.said === said) return stored.attempt.clientId;
      const attempt = { said, clientId: newActKey() };
      write(JSON.stringify({ ...stored, attempt } satisfies Stored));
      return attempt.clientId;
    },
    forget: () => write(''),
  };
}

function read(text: string): Stored {
  return text === '' ? {} : (JSON.parse(text) as Stored);
}
