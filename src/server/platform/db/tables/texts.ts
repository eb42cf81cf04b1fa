import type { Generated, JSONColumnType } from 'kysely';
import type { Locale } from '#i18n/locales.ts';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** The operator's replacements of built-in texts. */
export interface TextTables {
  text_version: TextVersionTable;
  text_draft: TextDraftTable;
  terms_acceptance: { account_id: number; version: number; accepted_at: MomentByDefault };
}

/** The parts of a text by name. */
export type TextFields = Readonly<Record<string, string>>;

interface TextVersionTable {
  text_id: string;
  number: number;
  contents: JSONColumnType<Partial<Record<Locale, TextFields>>>;
  holds_at: Date;
  published_at: MomentByDefault;
  published_by: number | null;
  withdrawn_at: MaybeMoment;
  is_announced: Generated<boolean>;
  told_through: Generated<number>;
}

interface TextDraftTable {
  text_id: string;
  locale: Locale;
  fields: JSONColumnType<TextFields>;
  revision: number;
  saved_at: MomentByDefault;
  saved_by: number | null;
}
