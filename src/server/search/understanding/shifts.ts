import { isJobCategory } from '../category-hints.ts';
import type { AskedWord } from './meaning.ts';
import { isTrade } from './word-classes.ts';
import { withStems } from './word-meaning.ts';

/** Base forms of words for a part of a working day, a contract or an apprenticeship. */
const SHIFTS = new Set(
  'nocka dniówka szychta zmiana dyżur półetat staż stażysta praktyka praktyki zajęcie zastępstwo sezonówka terminować terminowanie przyuczenie nauka pomoc'.split(
    ' ',
  ),
);
/** Base forms of words for where people work, beside those for how sellers call their place. */
const WORKPLACES = new Set(
  (
    'stajnia obora chlewnia owczarnia kuchnia las pole szklarnia tunel sortownia pieczarkarnia ubojnia przetwórnia tartak ' +
    'warsztat sklep las stado koń krowa owca koza świnia zwierzę bydło zbiór żniwa wykopki budowa traktor kombajn maszyna ' +
    'agroturystyka pensjonat hotel restauracja karczma ogród kwiaciarnia hala'
  ).split(' '),
);

/** "Nocki w piekarni", "zajęcie przy koniach": a job there is asked for. */
export function withShifts(words: AskedWord[]): AskedWord[] {
  const isShift = ({ word }: AskedWord) =>
    !word.isAbout && word.text !== 'pomocy' && word.strict.stems.some((stem) => SHIFTS.has(stem));
  // "Nauka u kowala".
  const isMaster = ({ word: { isAbout }, categoryIds }: AskedWord) => isAbout && categoryIds.some(isJobCategory);
  const isPlace = ({ word: { isAbout, strict } }: AskedWord) =>
    isAbout && (isTrade(strict.stems) || strict.stems.some((stem) => WORKPLACES.has(stem)));
  const isThere = (asked: AskedWord) => isPlace(asked) || isMaster(asked);
  if (!words.some(isShift) || !words.some(isThere)) return words;
  return words.map((asked) => (isShift(asked) ? { ...asked, word: withStems(asked.word, ['praca']) } : asked));
}
