/** What a visitor fills in. */
export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/**
 * What became of a message.
 *
 * sent     it is stored and on its way.
 * refused  fields are wrong: what was typed, and a message by field in the page's language.
 * failed   it did not get through, for a reason that passes; `error` says it where the server has said it.
 */
export type ContactState =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'refused';
      readonly typed: Readonly<Record<ContactField, string>>;
      readonly errors: Readonly<Partial<Record<ContactField, string>>>;
    }
  | { readonly outcome: 'failed'; readonly typed?: Readonly<Record<ContactField, string>>; readonly error?: string };

/** How long a message may be, as the contract says it. */
export const MESSAGE_MAX_LENGTH = 4000;
