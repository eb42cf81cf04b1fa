/** What a visitor fills in. */
export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/**
 * Result of sending a message.
 *
 * sent     stored and queued.
 * refused  invalid fields: the input, and a message per field in the page's language.
 * failed   a temporary failure; `error` is the server's explanation, if any.
 */
export type ContactState =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'refused';
      readonly typed: Readonly<Record<ContactField, string>>;
      readonly errors: Readonly<Partial<Record<ContactField, string>>>;
    }
  | { readonly outcome: 'failed'; readonly typed?: Readonly<Record<ContactField, string>>; readonly error?: string };

/** The contract's limit. */
export const MESSAGE_MAX_LENGTH = 4000;
