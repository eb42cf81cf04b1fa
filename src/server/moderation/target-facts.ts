import { TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { categoryPath } from '#kinds/ad/categories.ts';
import { isRuleField } from '#kinds/rules/fields.ts';
import { showDetail } from '#kinds/rules/shown-detail.ts';

/**
 * Facts besides title and text, by field name, as stored: independent of language, so that moderators of every language
 * can read a snapshot. Money in grosz, timestamps as ISO 8601, a category by id.
 */
export type TargetFacts = Readonly<Record<string, FactValue>>;
type FactValue = string | number | readonly string[] | { readonly value: number; readonly unit: string };

/** Formats the value of a fact. */
type Say = (value: FactValue, locale: Locale, translate: Translate) => string;

const plain: Say = (value) => (Array.isArray(value) ? value.join(', ') : String(value));

/** Facts outside a listing's details, in display order. */
const BASIC_FACTS: Readonly<Record<string, { readonly name: MessageId; readonly say: Say }>> = {
  category: { name: 'detail.category', say: (value, _, translate) => categoryName(Number(value), translate) },
  price: { name: 'quantity.price', say: (value, locale) => moneyText(Number(value), locale) },
  priceUnit: {
    name: 'posting.field.priceUnit',
    say: (value, _, translate) => namesOf('priceUnit.per', value, translate),
  },
  pieces: { name: 'quantity.pieces', say: (value, locale) => numberText(Number(value), locale) },
  weight: { name: 'quantity.weight', say: amountText },
  volume: { name: 'quantity.volume', say: amountText },
  startsAt: { name: 'posting.field.startsAt', say: (value, locale) => momentText(String(value), locale) },
  endsAt: { name: 'posting.field.endsAt', say: (value, locale) => momentText(String(value), locale) },
  town: { name: 'detail.town', say: plain },
  shopUrl: { name: 'detail.shop', say: plain },
  sellsAs: {
    name: 'panel.section.seller',
    say: (value, _, translate) => translate(`sellerStatus.form.${value}` as MessageId),
  },
  firm: { name: 'sellerStatus.data', say: plain },
  tags: { name: 'posting.field.tags', say: (value, _, translate) => namesOf('tag', value, translate) },
  delivery: { name: 'posting.field.delivery', say: (value, _, translate) => namesOf('delivery.way', value, translate) },
  deliveryKm: {
    name: 'posting.field.deliveryKm',
    say: (value, locale) => `${numberText(Number(value), locale)}\u00a0km`,
  },
  reply: { name: 'fact.reply', say: plain },
  about: { name: 'fact.about', say: plain },
};

/** Facts with their labels, in a moderator's language. An unknown field is labelled by its name. */
export function presentFacts(facts: TargetFacts, locale: Locale): { name: string; value: string }[] {
  const translate = getTranslator(locale);
  const basics = Object.entries(BASIC_FACTS).flatMap(([field, { name, say }]) => {
    const value = facts[field];
    return value === undefined ? [] : { name: translate(name), value: say(value, locale, translate) };
  });
  const details = Object.entries(facts).filter(([field]) => !(field in BASIC_FACTS));
  return [...basics, ...details.map(([field, value]) => presentDetail(field, value, locale, translate))];
}

function presentDetail(field: string, value: FactValue, locale: Locale, translate: Translate) {
  if (!isRuleField(field) || typeof value !== 'string') {
    return { name: translate(`detail.${field}` as MessageId), value: plain(value, locale, translate) };
  }
  const name = translate(`rules.field.${field}.label`);
  const shown = showDetail(field, value);
  if (shown.as === 'code') return { name, value: shown.code };
  if (shown.as === 'message') return { name, value: translate(shown.message) };
  const { fromMinor, toMinor } = shown.pay;
  const amount = [fromMinor, ...(toMinor === null ? [] : [toMinor])].map((minor) => moneyText(minor, locale)).join('–');
  return { name, value: translate(shown.message, { amount }) };
}

function categoryName(id: number, translate: Translate): string {
  return categoryPath(id)
    .map(({ key }) => translate(`category.${key}` as MessageId))
    .join(' › ');
}

/** Each key in the words of the message `<group>.<key>`. */
function namesOf(group: 'tag' | 'delivery.way' | 'priceUnit.per', value: FactValue, translate: Translate): string {
  const keys = [value].flat().filter((key) => typeof key === 'string');
  return keys.map((key) => translate(`${group}.${key}` as MessageId)).join(', ');
}

function amountText(value: FactValue, locale: Locale): string {
  if (typeof value !== 'object' || !('unit' in value)) return '';
  return `${numberText(value.value, locale)}\u00a0${value.unit}`;
}

function numberText(value: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].formats, { maximumFractionDigits: 3 }).format(value);
}

function moneyText(minor: number, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${format.format(minor / 100)}\u00a0zł`;
}

function momentText(moment: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return format.format(new Date(moment));
}
