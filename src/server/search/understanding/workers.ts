import { isJobCategory } from '../category-hints.ts';
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
