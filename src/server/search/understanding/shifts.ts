import { isJobCategory } from '../category-hints.ts';
import type { AskedWord } from './meaning.ts';
import { isTrade, isWorkWord } from './word-classes.ts';
import { withStems } from './word-meaning.ts';

/** Base forms of words for a part of a working day, a contract or an apprenticeship. */
const SHIFTS = new Set(
  'nocka dniówka szychta zmiana dyżur półetat staż stażysta praktyka praktyki zajęcie zastępstwo sezonówka terminować terminowanie przyuczenie nauka pomoc'.split(
    ' ',
  ),
);
/** Base forms of words for what a job pays. */
const PAY = new Set('wypłata pensja wynagrodzenie płaca płatny stypendium'.split(' '));
/** Base forms of words for workplaces, in addition to `isTrade`. */
const WORKPLACES = new Set(
  (
    'stajnia obora chlewnia owczarnia kuchnia las pole szklarnia tunel sortownia pieczarkarnia ubojnia przetwórnia tartak ' +
    'warsztat sklep las stado koń krowa owca koza świnia zwierzę bydło zbiór żniwa wykopki budowa traktor kombajn maszyna ' +
    'agroturystyka pensjonat hotel restauracja karczma ogród kwiaciarnia hala'
  ).split(' '),
);

/** "Nocki w piekarni", "zajęcie przy koniach": the query asks for a job there. */
export function withShifts(all: AskedWord[]): AskedWord[] {
  const words = withoutLearning(all);
  const isShift = ({ word }: AskedWord) =>
    !word.isAbout && word.text !== 'pomocy' && word.strict.stems.some((stem) => SHIFTS.has(stem));
  // "Nauka u kowala".
  const isMaster = ({ word: { isAbout }, categoryIds }: AskedWord) => isAbout && categoryIds.some(isJobCategory);
  const isPlace = ({ word: { isAbout, strict } }: AskedWord) =>
    isAbout && (isTrade(strict.stems) || strict.stems.some((stem) => WORKPLACES.has(stem)));
  // "Nauka kowalstwa z wypłatą".
  const isPaid = ({ word: { strict } }: AskedWord) => strict.stems.some((stem) => PAY.has(stem));
  const isThere = (asked: AskedWord) => isPlace(asked) || isMaster(asked) || isPaid(asked);
  if (!words.some(isShift) || !words.some(isThere)) return words;
  return words.map((asked) => (isShift(asked) ? { ...asked, word: withStems(asked.word, ['praca']) } : asked));
}

/** Base forms of verbs for learning, knowing or doing a trade. */
const LEARNING = new Set(
  'nauczyć uczyć poznać robić pracować zajmować zająć spróbować umieć potrafić znać lubić jeździć kierować obsługiwać'.split(
    ' ',
  ),
);

// "Nauczyć się robić sery i zarabiać": a wish to earn asks for a job, not for a lesson.
function withoutLearning(words: AskedWord[]): AskedWord[] {
  const isLearning = ({ word }: AskedWord) => word.strict.stems.some((stem) => LEARNING.has(stem));
  const isEarning = (asked: AskedWord) => !isLearning(asked) && isWorkWord(asked.word.strict.stems);
  if (!words.some(isEarning)) return words;
  return words.map((asked) => (isLearning(asked) ? { ...asked, role: 'colour' } : asked));
}
