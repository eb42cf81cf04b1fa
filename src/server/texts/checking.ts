import { ApiError, type FieldErrors } from '#contract/errors.ts';
import { PLACEHOLDERS } from '#contract/texts/kept.ts';
import {
  FAULT_MESSAGES,
  findUnknownPlaceholders,
  type MarkdownFault,
  parseMarkdown,
} from '#contract/texts/markdown.ts';
import { tryCompile } from '#i18n/catalog.ts';
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getTranslator, writtenMessage } from '#i18n/translator.ts';
import type { TextFields } from '../platform/db/tables/texts.ts';
import type { TextDefinition, TextField } from './definitions.ts';

/** The names that can be used in a message as `{name}`. */
export interface MessageNames {
  /** All names, including those that select a plural form. */
  readonly values: readonly string[];
  /** Names that the built-in message contains: without them a mail would lack essential information. */
  readonly needed: readonly string[];
}

/** The names in the built-in message of a field; none for a field without a message. */
export function namesOf({ message }: TextField): MessageNames {
  if (!message) return { values: [], needed: [] };
  const { said, chosenBy } = namesIn(tryCompile(writtenMessage(DEFAULT_LOCALE, message)) ?? []);
  return { values: [...new Set([...said, ...chosenBy])], needed: [...said] };
}

/** The names in a compiled message: those that are inserted, and those that select a form. */
function namesIn(compiled: unknown): { said: Set<string>; chosenBy: Set<string> } {
  const said = new Set<string>();
  const chosenBy = new Set<string>();
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const each of part) {
      if (!Array.isArray(each)) continue;
      const [name, form, forms] = each as [string, string?, Record<string, unknown>?];
      if (form === undefined) said.add(name);
      else chosenBy.add(name);
      for (const text of Object.values(forms ?? {})) walk(text);
    }
  };
  walk(compiled);
  return { said, chosenBy };
}

/**
 * The errors of a text in a language, by field, in the caller's language.
 *
 * @param at  prefix of each field name
 */
export function findTextFaults(
  { kind, fields }: TextDefinition,
  written: TextFields,
  caller: Locale,
  at = '',
): FieldErrors {
  const t = getTranslator(caller);
  const entries = fields.flatMap((field) => {
    const text = written[field.name] ?? '';
    const faults = text.trim() === '' ? [t('validation.required')] : faultsOf(kind, field, text, t);
    return faults.length > 0 ? [[at + field.name, faults] as const] : [];
  });
  return Object.fromEntries(entries);
}

function faultsOf(kind: TextDefinition['kind'], field: TextField, text: string, t: Translate): string[] {
  if (text.length > field.maxLength) return [t('validation.tooLong', { maximum: field.maxLength })];
  if (field.form === 'line' && text.includes('\n')) return [t('validation.textOneLine')];
  if (kind === 'mail') return faultsOfMessage(field, text, t);
  const { faults, isEmpty } =
    field.form === 'markdown' ? readBody(text) : { faults: placeholderFaults(text), isEmpty: false };
  if (isEmpty) return [t('validation.textSection', { line: 1, value: '' })];
  return faults.map((fault) => faultText(fault, t));
}

function readBody(text: string): { faults: readonly MarkdownFault[]; isEmpty: boolean } {
  const { sections, faults } = parseMarkdown(text, PLACEHOLDERS);
  return { faults, isEmpty: sections.length === 0 && faults.length === 0 };
}

function placeholderFaults(text: string): readonly MarkdownFault[] {
  return findUnknownPlaceholders(text, PLACEHOLDERS);
}

function faultText({ line, fault, value }: MarkdownFault, t: Translate): string {
  return t(FAULT_MESSAGES[fault], { line, value });
}

function faultsOfMessage(field: TextField, text: string, t: Translate): string[] {
  const compiled = hasPairedBraces(text) ? tryCompile(text) : null;
  if (!compiled) return [t('validation.textMessage')];
  const { said, chosenBy } = namesIn(compiled);
  const { values, needed } = namesOf(field);
  return [
    ...[...said, ...chosenBy]
      .filter((name) => !values.includes(name))
      .map((name) => t('validation.textValue', { name })),
    ...needed.filter((name) => !said.has(name)).map((name) => t('validation.textNeeds', { name })),
  ];
}

/** Checked before compiling, because the compiler would log an error for each unfinished text. */
function hasPairedBraces(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** @throws ApiError 'validationFailed' if there is any fault */
export function assertNoFaults(fieldErrors: FieldErrors, caller: Locale): void {
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ApiError('validationFailed', { message: getTranslator(caller)('error.validationFailed'), fieldErrors });
}
