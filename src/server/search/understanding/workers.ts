import {
  isAnimalCategory,
  isJobCategory,
  isPlantCategory,
  isServiceCategory,
  isWorkCategory,
} from '../category-hints.ts';
import { isAction } from '../complements.ts';
import type { Stemmer } from '../stemmer.ts';
import type { AskedWord } from './meaning.ts';

/** Base forms of words for people who work with other people's things and do not sell them. */
const WORKERS = new Set(
  (
    'kierowca kierowczyni operator operatorka mechanik traktorzysta kombajnista pomocnik opiekun opiekunka sprzątaczka ' +
    'recepcjonistka instruktor'
  ).split(' '),
);

/** The word for a worker, which is the head wherever it stands: "beczka asenizacyjna kierowca". */
export function workerAmong(called: readonly AskedWord[]): AskedWord | undefined {
  return called.find(
    ({ word, categoryIds }) =>
      word.isBaseForm && categoryIds.every(isJobCategory) && word.strict.stems.some((stem) => WORKERS.has(stem)),
  );
}

const INFINITIVE = /ć$/u;

/** The deed done to the animal, plant or load named before it: "koń, werkowanie kopyt", "lipy przyciąć". */
export function deedAmong(called: readonly AskedWord[], stemmer: Stemmer): AskedWord | undefined {
  const [first] = called;
  if (!first || first.categoryIds.every(isWorkCategory)) return undefined;
  const isDoneTo = (id: number) => isAnimalCategory(id) || isPlantCategory(id) || isServiceCategory(id);
  const isNounBehind = first.categoryIds.every(isDoneTo);
  const isDeed = ({ text }: AskedWord['word']) => INFINITIVE.test(text) || (isNounBehind && isAction(text, stemmer));
  const isService = (id: number) => isServiceCategory(id) && isWorkCategory(id);
  return called.find(
    ({ word, categoryIds }) => isDeed(word) && categoryIds.some(isService) && categoryIds.every(isWorkCategory),
  );
}
