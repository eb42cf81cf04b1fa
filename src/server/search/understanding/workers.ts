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

/** Base forms of words for people who work with what others own, and sell nothing of it. */
const WORKERS = new Set(
  (
    'kierowca kierowczyni operator operatorka mechanik traktorzysta kombajnista pomocnik opiekun opiekunka sprzątaczka ' +
    'recepcjonistka instruktor'
  ).split(' '),
);

/** Who works with a thing is what is asked for, wherever the thing stands: "beczka asenizacyjna kierowca". */
export function workerAmong(called: readonly AskedWord[]): AskedWord | undefined {
  return called.find(
    ({ word, categoryIds }) =>
      word.isBaseForm && categoryIds.every(isJobCategory) && word.strict.stems.some((stem) => WORKERS.has(stem)),
  );
}

const INFINITIVE = /ć$/u;

/** What is to be done to the animal, plant or load that stands before it: "koń, werkowanie kopyt", "lipy przyciąć". */
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
