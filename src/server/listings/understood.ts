import type { Understood } from '#contract/listings/listings.ts';
import type { AskedResult } from '../search/types.ts';

type Meaning = NonNullable<AskedResult['meaning']>;

/** The wider radii offered around a place. */
const WIDER_KM = [50, 100, 200];
const MAX_CATEGORIES = 3;

/** The parts of a query understood as more than words, in the order they were typed. */
export function presentUnderstood(meaning: Meaning | null): Understood[] {
  if (!meaning) return [];
  const parts = [
    ...placesOf(meaning),
    ...datesOf(meaning),
    ...pricesOf(meaning),
    ...amountsOf(meaning),
    ...featuresOf(meaning),
  ];
  return parts.sort((a, b) => a.from - b.from).map(({ part }) => part);
}

/** The categories of items with these names, those of the head word first. */
export function categoriesMeant(meaning: Meaning | null): number[] {
  const words = [...(meaning?.words ?? [])].sort((a, b) => Number(b.role === 'head') - Number(a.role === 'head'));
  return [...new Set(words.flatMap(({ categoryIds }) => categoryIds))].slice(0, MAX_CATEGORIES);
}

interface PlacedPart {
  readonly from: number;
  readonly part: Understood;
}

type Said = Pick<Understood, 'kind' | 'text'> & Partial<Understood>;

function placed({ text }: Meaning, span: { readonly from: number; readonly to: number }, said: Said): PlacedPart {
  const plain = { tags: [], from: null, to: null, radiusKm: null, widen: null };
  return { from: span.from, part: { ...plain, ...said, rest: text.without([span]) } };
}

function typedAt({ text }: Meaning, { from, to }: { readonly from: number; readonly to: number }): string {
  return text.typed.slice(from, to).trim();
}

function placesOf(meaning: Meaning): PlacedPart[] {
  const { place, isApplied } = meaning;
  if (!place || !isApplied.place) return [];
  const { named, radiusKm, span } = place;
  if (named.kind === 'region') return [placed(meaning, span, { kind: 'place', text: named.region.name })];
  if (named.kind === 'voivodeship') return [placed(meaning, span, { kind: 'place', text: named.name })];
  const wider = WIDER_KM.find((each) => each > radiusKm);
  const widen = wider ? { town: named.place.id, radiusKm: wider } : null;
  return [placed(meaning, span, { kind: 'place', text: named.place.name, radiusKm, widen })];
}

function datesOf(meaning: Meaning): PlacedPart[] {
  const { dates } = meaning;
  return dates ? [placed(meaning, dates.span, { kind: 'date', text: typedAt(meaning, dates.span) })] : [];
}

function pricesOf(meaning: Meaning): PlacedPart[] {
  const { price, cheapFirst, isApplied } = meaning;
  const parts: PlacedPart[] = [];
  if (price && isApplied.price) {
    const { fromMinor, toMinor, isFree, span } = price;
    const range = {
      from: fromMinor === undefined ? null : fromMinor / 100,
      to: toMinor === undefined ? null : toMinor / 100,
    };
    parts.push(placed(meaning, span, { kind: isFree ? 'free' : 'price', text: typedAt(meaning, span), ...range }));
  }
  if (cheapFirst && isApplied.cheapFirst) {
    parts.push(placed(meaning, cheapFirst, { kind: 'cheap', text: typedAt(meaning, cheapFirst) }));
  }
  return parts;
}

function amountsOf(meaning: Meaning): PlacedPart[] {
  const { amount } = meaning;
  return amount ? [placed(meaning, amount.span, { kind: 'amount', text: typedAt(meaning, amount.span) })] : [];
}

function featuresOf(meaning: Meaning): PlacedPart[] {
  return [
    ...meaning.features.map(({ tags, span }) =>
      placed(meaning, span, { kind: 'feature', text: typedAt(meaning, span), tags: [...tags] }),
    ),
    ...meaning.lacks.map(({ text, span }) => placed(meaning, span, { kind: 'without', text })),
    ...meaning.exclusions.map(({ text, tags, span }) =>
      placed(meaning, span, { kind: 'without', text, tags: [...tags] }),
    ),
  ];
}
