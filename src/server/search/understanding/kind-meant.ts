import { KIND_IDS, type KindId } from '#kinds/index.ts';
import type { AskedWord, QueryMeaning } from './meaning.ts';
import { isPerson } from './word-classes.ts';

/** Base forms of words for what only an event is. */
const EVENTS = new Set(
  (
    'koncert jarmark kiermasz festyn targi odpust festiwal fest wystawa zawody turniej maraton rajd impreza wydarzenie ' +
    'święto obchody feta pokaz spektakl teatr piknik parada dożynki korowód potańcówka biesiada wieczornica warsztaty ' +
    'warsztat degustacja konkurs giełda konferencja spotkanie atrakcja kermesz sobótka andrzejki mikołajki orszak ' +
    'pielgrzymka kulig kolędnik kolędowanie targ rekonstrukcja pochód zabawa taniec tańce zlot ostatki zapusty karnawał ' +
    'concert fair festival event party exhibition konzert veranstaltung ausstellung feria fiesta festa fiera mercatino ' +
    'ярмарок ярмарка концерт фестиваль свято виставка'
  ).split(' '),
);

/** Base forms of words for what only a place to stay is. */
const STAYS = new Set(
  (
    'nocleg kwatera agroturystyka pokój apartament pensjonat wczasy wakacje urlop pobyt wypoczynek camping kemping biwak ' +
    'kamper glamping jurta jacuzzi sauna hotel hostel willa noclegownia zakwaterowanie wyjazd ' +
    'accommodation room hotel holiday holidays vacation apartment farmstay unterkunft zimmer urlaub ferienwohnung ' +
    'alojamiento habitación vacaciones alloggio camera vacanza agriturismo ночівля житло відпочинок кімната'
  ).split(' '),
);

/** The same of words that goods are called as well: "domek z kominkiem" and "domek dla kota". */
const HOUSES = new Set('domek dom chata chatka bungalow cottage ferienhaus casa'.split(' '));

/** "Co robić w weekend", "gdzie pojechać z dziećmi": what goes on, and no goods. */
const WHAT_GOES_ON =
  /^(?:co|gdzie)\s+(?:si[eę]\s+)?(?:robi[cć]|dzieje|dziej[aą]|jecha[cć]|pojecha[cć]|wybra[cć]|p[oó]j[sś][cć])(?!\p{L})/iu;

/** What words find in each kind, with how their ads' meaning reads. */
export interface FoundByKind {
  readonly words: string;
  readonly meaning: QueryMeaning | null;
  readonly totals: Readonly<Record<KindId, number>>;
  /** Whether a listing of a kind has a word as what it is. */
  readonly isThing: (kind: KindId, word: string) => boolean;
}

/**
 * The kind that somebody who typed these words among the ads wants to see: what is named as an event or a place to stay
 * is, where there are such; else the ads, unless none matches and listings of another kind are called so.
 */
export function kindMeant({ words, meaning, totals, isThing }: FoundByKind): KindId {
  const all = meaning?.words ?? [];
  const asked = all.filter(({ word }) => !word.isAbout);
  const head = asked.find(({ role }) => role === 'head');
  const isHouse = !all.some(({ isPurpose, word }) => isPurpose && !isPerson(word.strict.stems));
  const named = [asked[0], head].flatMap((word) => (word ? (namedBy(word, isHouse) ?? []) : []))[0];
  const wanted = WHAT_GOES_ON.test(words.trim()) ? 'event' : named;
  if (wanted && totals[wanted] > 0) return wanted;
  const namesGoods = head !== undefined && head.categoryIds.length > 0;
  if (totals.ad > 0 || namesGoods) return 'ad';
  const isCalledSo = (kind: KindId) => all.some(({ word }) => isThing(kind, word.text));
  return KIND_IDS.filter((kind) => totals[kind] > 0 && isCalledSo(kind)).reduce(
    (best, kind) => (totals[kind] > totals[best] ? kind : best),
    'ad' as KindId,
  );
}

function namedBy({ word }: AskedWord, isHouse: boolean): KindId | undefined {
  const isAmong = (names: ReadonlySet<string>) =>
    names.has(word.text) || word.strict.stems.some((stem) => names.has(stem));
  if (isAmong(EVENTS)) return 'event';
  return isAmong(STAYS) || (isHouse && isAmong(HOUSES)) ? 'agritourism' : undefined;
}
