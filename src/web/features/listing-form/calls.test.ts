import { expect, test } from 'vitest';
import { PICTURES_MAX, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '#contract/listing-forms.ts';
import { PICTURES_AT_ONCE } from '#contract/media.ts';
import * as selling from '#contract/selling.ts';
import { KIND_IDS } from '#kinds/index.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test("the form's calls are the contract's", () => {
  const { createListing, updateListing, getEditable, ...plain } = calls;
  expect({ ...selling }).toMatchObject(plain);
  for (const kind of KIND_IDS) {
    expect(selling.createListing[kind]).toMatchObject(createListing(kind));
    expect(selling.updateListing[kind]).toMatchObject(updateListing(kind));
    expect(selling.getEditable[kind]).toMatchObject(getEditable(kind));
  }
});

test("the form's bounds are the contract's", () => {
  expect(bounds).toMatchObject({ PICTURES_MAX, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH });
  expect(PICTURES_AT_ONCE).toBeGreaterThanOrEqual(PICTURES_MAX);
});
