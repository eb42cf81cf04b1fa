import { expect, test } from 'vitest';
import { PICTURES_AT_ONCE } from '#contract/media.ts';
import * as drafts from '#contract/selling/drafts.ts';
import { PICTURES_MAX, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH, VILLAGE_MAX_LENGTH } from '#contract/selling/forms.ts';
import * as selling from '#contract/selling/selling.ts';
import { KIND_IDS } from '#kinds/index.ts';
import * as bounds from './bounds.ts';
import * as calls from './calls.ts';

test("the form's calls match the contract", () => {
  const { createListing, updateListing, getEditable, ...plain } = calls;
  expect({ ...selling, ...drafts }).toMatchObject(plain);
  for (const kind of KIND_IDS) {
    expect(selling.createListing[kind]).toMatchObject(createListing(kind));
    expect(selling.updateListing[kind]).toMatchObject(updateListing(kind));
    expect(selling.getEditable[kind]).toMatchObject(getEditable(kind));
  }
});

test("the form's limits match the contract", () => {
  expect(bounds).toMatchObject({ PICTURES_MAX, TEXT_MAX_LENGTH, TITLE_MAX_LENGTH, VILLAGE_MAX_LENGTH });
  expect(PICTURES_AT_ONCE).toBeGreaterThanOrEqual(PICTURES_MAX);
});
