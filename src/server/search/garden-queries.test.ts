import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const TREES = [
  ['Choinka w donicy', 412],
  ['Świerk kłujący srebrny, dwumetrowy', 412],
] as const;
const FLOWERS = [
  ['Tulipany cięte prosto z pola', 401],
  ['Dalie z wiejskiego ogródka', 401],
] as const;
const GUINEA_FOWL = [
  ['Perliczka – tuszka', 108],
  ['Perliczki popielate', 504],
] as const;
const SHRUBS = [
  ['Kalina koralowa, krzew dla ptaków', 406],
  ['Budka lęgowa dla ptaków', 609],
] as const;
const GOATS = [
  ['Kózki karłowate, do mini zoo', 507],
  ['Twarożek od trzech kóz', 103],
] as const;
const GIFTS = [
  ['Zestaw do ceramiki', 201],
  ['Serweta z haftem', 204],
] as const;
const CATS = [
  ['Kocurek brytyjski srebrny', 513],
  ['Norweski leśny, kotka niebieska', 513],
] as const;
const CANDLESTICKS = [
  ['Świecznik na trzy świece', 207],
  ['Haki kute', 207],
] as const;

test.each([
  ['choinka 2 m', TREES, ['Świerk kłujący srebrny, dwumetrowy', 'Choinka w donicy']],
  ['kwiaty prosto z ogródka', FLOWERS, ['Dalie z wiejskiego ogródka', 'Tulipany cięte prosto z pola']],
  ['perlice', GUINEA_FOWL, ['Perliczki popielate', 'Perliczka – tuszka']],
  ['krzew żeby ptaki miały jedzenie', SHRUBS, ['Kalina koralowa, krzew dla ptaków']],
  ['para kóz do mini zoo', GOATS, ['Kózki karłowate, do mini zoo']],
  ['kot brytyjski niebieski', CATS, ['Kocurek brytyjski srebrny']],
  ['świecznik 3 ramienny', CANDLESTICKS, ['Świecznik na trzy świece']],
  ['prezent haftowany', GIFTS, ['Serweta z haftem']],
] as const)('for "%s" finds what is meant, best first', async (query, ads, expected) => {
  const ask = await askAmong(ads);
  expect(ask(query)).toEqual(expected);
});
