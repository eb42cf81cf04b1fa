import { expect, test } from 'vitest';
import { categoriesById } from '#kinds/ad/categories.ts';
import { figuresOf } from '#test/text-figures.ts';
import { loadStemmer } from '../../search/stemmer.ts';
import { detectContact } from './contact.ts';
import type { Wording } from './finding.ts';
import { forbiddenWordsDetector } from './forbidden-words.ts';
import { guiltyTexts, innocentTexts } from './labelled-texts.ts';
import { detectLinks } from './links.ts';

const stemmer = await loadStemmer();
const detectors = [forbiddenWordsDetector(stemmer), detectLinks, detectContact];

const found = (wording: Wording) => detectors.flatMap((detect) => detect(wording));
const short = ({ type, title, text }: Wording) => `${type}: ${title} | ${text}`.slice(0, 110);

const MIN_RECALL = 0.95;
const MAX_FALSE_ALARMS = 0.03;

test('guilty texts are flagged, and innocent texts are not', () => {
  const { recall, falseAlarms, missed, alarmed } = figuresOf<Wording & { kinds: readonly string[] }>(
    { guilty: guiltyTexts, innocent: innocentTexts },
    (each) => each.kinds.every((kind) => found(each).some((one) => one.kind === kind)),
    (each) => found(each).length > 0,
  );
  const misread = guiltyTexts.filter((each) =>
    found(each).some(({ kind }) => !(each.kinds as readonly string[]).includes(kind)),
  );
  const all = guiltyTexts.length + innocentTexts.length;
  console.log(
    [
      `${all} texts: recall ${recall.toFixed(3)}, false alarms ${falseAlarms.toFixed(3)}`,
      ...missed.map((each) => `missed  ${each.kinds} ${short(each)}`),
      ...[...alarmed, ...misread].map(
        (each) => `alarm   ${found(each).map(({ kind, words }) => `${kind} "${words}"`)} ${short(each)}`,
      ),
    ].join('\n'),
  );
  expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
  expect(falseAlarms).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
});

test('there are many labelled texts, half of them innocent, and all in existing categories', () => {
  expect(guiltyTexts.length).toBeGreaterThanOrEqual(60);
  expect(innocentTexts.length).toBeGreaterThanOrEqual(60);
  for (const { categoryId } of [...guiltyTexts, ...innocentTexts]) {
    expect(categoryId === null || categoriesById.has(categoryId), `category ${categoryId}`).toBe(true);
  }
});
