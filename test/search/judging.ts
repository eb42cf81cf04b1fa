import type { KindId } from '#kinds/index.ts';
import { around } from './judged-places.ts';
import type { ChipKind, Circle, JudgedQuery, QueryClass, QueryOrder, Rule } from './judged-query.ts';

type Rules = Rule | readonly Rule[];

interface Judgement {
  readonly best?: Rules;
  readonly may?: Rules;
  readonly forbidden?: Rules;
  readonly order?: QueryOrder;
  readonly chips?: readonly ChipKind[];
  readonly kind?: KindId | 'any';
}

/** Builds queries of one class; `right` is empty when nothing is on offer. The kind follows from the rules. */
export function ofClass(name: QueryClass, chips: readonly ChipKind[] = []) {
  return (text: string, right: Rules, judgement: Judgement = {}): JudgedQuery => ({
    text,
    class: name,
    kind: judgement.kind ?? kindOf(list(right)),
    right: list(right),
    best: list(judgement.best),
    may: list(judgement.may),
    forbidden: list(judgement.forbidden),
    order: judgement.order ?? null,
    chips: judgement.chips ?? chips,
  });
}

function list(rules: Rules | undefined): readonly Rule[] {
  return rules === undefined ? [] : 'length' in rules ? rules : [rules];
}

function kindOf(rules: readonly Rule[]): KindId | 'any' {
  const [kind, ...others] = new Set(rules.map((rule) => rule.kind));
  return others.length === 0 && kind ? kind : rules.length === 0 ? 'ad' : 'any';
}

/** Ads of the given categories (keys separated by spaces; empty for all) whose title matches a pattern. */
export function ads(categories: string, title?: string, more: Rule = {}): Rule {
  return { kind: 'ad', ...(categories && { categories }), ...(title && { title }), ...more };
}

/** Facilities with all of the given features (separated by spaces). */
export function facilities(tags = '', more: Rule = {}): Rule {
  return { kind: 'agritourism', ...(tags && { tags }), ...more };
}

/** Events whose title matches a pattern. */
export function events(title?: string, more: Rule = {}): Rule {
  return { kind: 'event', ...(title && { title }), ...more };
}

/** All listings of sellers whose name matches. */
export function from(seller: string, more: Rule = {}): Rule {
  return { seller, ...more };
}

/** At most this many złoty. */
export const upTo = (zloty: number): Rule => ({ priceToMinor: zloty * 100 });

/** From and to in złoty, both inclusive. */
export const between = (from: number, to: number): Rule => ({ priceFromMinor: from * 100, priceToMinor: to * 100 });

/** Weights in grams, volumes in millilitres, or pieces; both ends inclusive. */
export const amount = (of: 'pieces' | 'weightG' | 'volumeMl', from: number, to = from): Rule => ({
  amount: { of, from, to },
});

/** Within a radius of a town, 30 km by default. */
export const near = (town: string, radiusKm?: number): Rule => ({ circles: [around(town, radiusKm)] });

/** Within a region. */
export const within = (circles: readonly Circle[]): Rule => ({ circles });

/** Cheapest first. */
export const CHEAPEST_FIRST: QueryOrder = { by: 'price' };

/** Nearest to a town first. */
export const nearestTo = (town: string): QueryOrder => ({ by: 'distance', from: around(town) });
