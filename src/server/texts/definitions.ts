import { KEPT_DOCUMENTS, MAIL_PREFIX, type TextId, WORDED_PAGES } from '#contract/texts/kept.ts';
import { BODY_MAX_LENGTH, LEAD_MAX_LENGTH, TITLE_MAX_LENGTH } from '#contract/texts/texts.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** A part of a text. `message` is the id of the message that it replaces; documents have none. */
export interface TextField {
  readonly name: string;
  readonly form: 'line' | 'lines' | 'markdown';
  readonly maxLength: number;
  readonly message?: MessageId;
}

export interface TextDefinition {
  readonly id: TextId;
  readonly kind: 'document' | 'page' | 'mail';
  readonly fields: readonly TextField[];
}

const line = (name: string, message?: string): TextField => field(name, 'line', TITLE_MAX_LENGTH, message);
const lines = (name: string, message?: string): TextField => field(name, 'lines', LEAD_MAX_LENGTH, message);

function field(name: string, form: TextField['form'], maxLength: number, message?: string): TextField {
  return { name, form, maxLength, ...(message && { message: message as MessageId }) };
}

const DOCUMENT_FIELDS = [line('title'), lines('lead'), field('body', 'markdown', BODY_MAX_LENGTH)];

const PAGE_FIELDS: Readonly<Record<(typeof WORDED_PAGES)[number], readonly TextField[]>> = {
  home: [line('title', 'home.title'), lines('lead', 'home.lead')],
  contact: [
    line('title', 'pages.contact.title'),
    lines('lead', 'pages.contact.lead'),
    lines('answer', 'pages.contact.answerText'),
  ],
};

/** The editable parts of mails, where a mail has them. The limit of a subject allows for its plural forms. */
const MAIL_FIELDS = [
  ['subject', 'line', 600],
  ['preheader', 'line', 600],
  ['heading', 'line', 600],
  ['text', 'lines', 1_000],
] as const;

/** Everything that the operator can edit, in the order of the desk. */
export function defineTexts(
  mailKinds: readonly string[],
  messages: Readonly<Record<string, string>>,
): readonly TextDefinition[] {
  const mails = mailKinds.map((kind): TextDefinition => {
    const fields = MAIL_FIELDS.filter(([name]) => messages[`mail.${kind}.${name}`] !== undefined).map(
      ([name, form, maxLength]) => field(name, form, maxLength, `mail.${kind}.${name}`),
    );
    return { id: `${MAIL_PREFIX}${kind}` as TextId, kind: 'mail', fields };
  });
  return [
    ...KEPT_DOCUMENTS.map((id): TextDefinition => ({ id, kind: 'document', fields: DOCUMENT_FIELDS })),
    ...WORDED_PAGES.map((id): TextDefinition => ({ id, kind: 'page', fields: PAGE_FIELDS[id] })),
    ...mails,
  ];
}
