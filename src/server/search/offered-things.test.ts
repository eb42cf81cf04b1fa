import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const HORSES = [
  ['Wałach śląski do bryczki i pod siodło', 510],
  ['Smycz z taśmy', 607],
] as const;
const CHESTS = [
  ['Kufer wiklinowy na pościel, z lnianym wkładem', 203],
  ['Koszyk na rower, z paskami', 203],
] as const;
const DOLLS = [
  ['Kołyska dla lalek z wyciętym serduszkiem', 211],
  ['Klocki bukowe', 211],
] as const;
const RACKS = [
  ['Łyżnik góralski z kompletem jaworowych łyżek', 202],
  ['Anioł z lipowego drewna', 202],
] as const;
const HERBS = [
  ['Bazylia wielkolistna w doniczce', 410],
  ['Misa kaszubska', 201],
] as const;
const CANDLESTICKS = [
  ['Świecznik na trzy świece', 207],
  ['Haki kute', 207],
] as const;

test.each([
  ['siodło', HORSES, []],
  ['lniana pościel', CHESTS, []],
  ['bicycle for sale', CHESTS, []],
  ['lalka w stroju ludowym', DOLLS, []],
  ['lalka albo coś do lalki', DOLLS, ['Kołyska dla lalek z wyciętym serduszkiem']],
  ['łyżka drewniana', RACKS, ['Łyżnik góralski z kompletem jaworowych łyżek']],
  ['doniczka', HERBS, []],
  ['świecznik żelazny', CANDLESTICKS, ['Świecznik na trzy świece']],
] as const)('for "%s" offers things, and not what is for them', async (query, ads, expected) => {
  const ask = await askAmong(ads);
  expect(ask(query)).toEqual(expected);
});
