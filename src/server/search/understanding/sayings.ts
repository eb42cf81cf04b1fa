import type { Stemmer } from '../stemmer.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { animalsNamed } from './animals.ts';
import { rowsOf } from './branch-words.ts';
import { isOtherThing, largerForms } from './diminutives.ts';
import type { PlacedWord } from './typed-text.ts';
import { isColour, isPerson, isQuality } from './word-classes.ts';

/** Diminutives and pet names of animals; sayings about the animal apply to them as well. */
const FOND_ANIMALS =
  'piesek>pies pieski>pies psiak>pies psina>pies psinka>pies pupil>pies szczeniak>pies kotek>kot kotka>kot kicia>kot kiciuś>kot kociak>kot ' +
  'króliczek>królik kurka>kura kokoszka>kura owieczka>owca kózka>koza świniak>świnia ' +
  'chomiczek>chomik ptaszek>ptak sikorka>sikora kaczuszka>kaczka pszczółka>pszczoła jeżyk>jeż';
const plainAnimals = new Map(FOND_ANIMALS.split(' ').map((pair) => pair.split('>') as [string, string]));

/** Classes of interchangeable words; sayings refer to a class by its first word: `<ktoś> z kosa`. */
const CLASSES =
  'ktoś kto majster facet gość chłop pan pani człowiek fachowiec firma ekipa koleś typ gospodarz usługa usługi spec;' +
  'usunąć pozbyć zlikwidować zdjąć usunięcie usuwanie pozbycie likwidacja likwidować usuwać wytępić tępić zwalczyć zwalczanie wyeliminować;' +
  'mały malutki maleńki maluśki malusi niewielki mini;' +
  'prezent upominek pamiątka podarunek podarek souvenir suwenir pamiąteczka prezencik upominkowy;' +
  'praca robota zatrudnienie fucha zajęcie zarobek;' +
  'pokój dom mieszkanie akademik biuro salon sypialnia gabinet kawalerka stancja internat blok poczekalnia klasa;' +
  'drzewko drzewo sadzonka drzewa drzewka;' +
  'nudzić nuda zanudzić znudzić nudny;' +
  'widzieć zaglądać patrzeć podglądać gapić widać obserwować;' +
  'zasłonić zakryć zakrywać zamaskować przykryć odgrodzić oddzielić osłonić ukryć schować zasłaniać odgradzać odgrodzenie zasłonięcie osłonięcie;' +
  'zwierzę zwierzak zwierzątko stworzenie żyjątko zwierz;' +
  'osiąść usiąść siedzieć siadać wlecieć wlatywać przylecieć przylatywać obsiąść obsiadać zamieszkać zagnieździć zadomowić wprowadzić wyroić zalęgnąć wisieć;' +
  'drzewo drzewko jabłoń grusza śliwa wiśnia czereśnia dąb lipa topola świerk sosna jesion klon kasztanowiec kasztan brzoza wierzba akacja robinia modrzew jodła orzech buk grab olcha wiąz konar gałąź korona;' +
  'pęknąć pękać pęknięty rozłamać rozłamywać rozszczepić rozłupać rozdzierać;' +
  'przyciąć przycinać przycinanie przycięcie strzyżenie strzyc ciąć cięcie obciąć obcinać obcinanie skrócić skracać formowanie formować podciąć równanie wyrównać;' +
  'złamać złamany połamać połamany zerwać zerwany nadłamać ułamać ułamany urwać urwany oderwać spaść runąć zwalić wywrócić;' +
  'zmarnieć zmarniały łysy wyłysieć wyłysiały zniszczyć zniszczony zżółknąć pożółknąć żółknąć wypalić wypalony rzadki przerzedzić przerzedzony;' +
  'kosić skosić wykosić koszenie skoszenie wykoszenie pokosić kośba przyciąć strzyc przystrzyc;' +
  'wykarczować karczować karczowanie wykarczowanie wyrwać;' +
  'chaszcze krzak krzaki zarośla pokrzywa samosiejka chwast jeżyna;' +
  'gnój obornik;' +
  'maszyna traktor ciągnik kombajn prasa siewnik opryskiwacz przyczepa rozrzutnik ładowarka;' +
  'naprawa naprawić naprawiać serwis serwisować remont zepsuć zepsuty zepsuć popsuć awaria mechanik reperacja;' +
  'siać zasiać posiać obsiać wysiać założyć zakładać;' +
  'przewieźć przewóz przewozić transport przetransportować zawieźć wozić wieźć przewiezienie dowóz dowieźć przywieźć;' +
  'bydło krowa krówka byk byczek jałówka jałówa cielę cielak koń klacz źrebak wałach świnia prosię locha owca baran koza kuc kucyk;' +
  'rozrzucić wyprowadzić wyprowadzać rozrzucać rozrzucanie rozwieźć rozwożenie rozwiezienie wywieźć wywozić wywożenie wywóz rozrzutnik roztrząsać;' +
  'złapać łapać łapanie złapanie wyłapać zebrać zbieranie zabrać zabranie schwytać przenieść;' +
  'dzik sarna jeleń łoś zając lis zwierzyna;' +
  'włazić wchodzić wejść wleźć niszczyć zniszczyć ryć zryć buchtować rozkopywać obgryzać ogryzać podchodzić przychodzić zjadać;' +
  'uciekać uciec wychodzić wyłazić przeskakiwać zwiać rozchodzić wyjść;' +
  'moknąć zmoknąć zamoknąć gnić zgnić zamakać mokły;' +
  'zostać pozostać leżeć zalegać;' +
  'pudło pudełko skrzynia skrzynka pojemnik schowek kosz koszyk kuferek pojemniczek';
const classesOf = new Map<string, string[]>();
for (const line of CLASSES.split(';')) {
  const words = line.split(' ');
  for (const word of words) classesOf.set(word, [...(classesOf.get(word) ?? []), `<${words[0]}>`]);
}

interface Saying {
  readonly words: readonly string[];
  readonly meant: string;
  /** What is meant has the name that is said, and only other words beside it: "krem na zimę" for "krem na mróz". */
  readonly isRenaming: boolean;
}

/** Replaces sayings by what they mean, by the base forms of a stemmer. */
export class Sayings {
  readonly #stemmer: Stemmer;
  /** By their first word, longest first. */
  readonly #sayings = new Map<string, Saying[]>();
  readonly #words: ReadonlySet<string>;

  constructor(stemmer: Stemmer) {
    this.#stemmer = stemmer;
    const sayings = rowsOf('sayings')
      .map((line) => {
        const [said = '', meant = ''] = line.split(' > ');
        const words = said.split(' ').map((word) => baseOf(word, stemmer));
        const [name = ''] = meant.split(' ');
        const isRenaming = words.length > 1 && stemmer.stems(name).includes(words[0] ?? '');
        return { words, meant, isRenaming };
      })
      .sort((a, b) => b.words.length - a.words.length);
    this.#words = new Set(sayings.flatMap(({ words }) => words));
    for (const saying of sayings) {
      const [first = ''] = saying.words;
      this.#sayings.set(first, [...(this.#sayings.get(first) ?? []), saying]);
    }
  }

  /** Whether this exact form is a word of a saying. */
  isSaid(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * The words of a query, with its sayings replaced by what they mean.
   *
   * isCalled  whether a listing is called by these words. Then a saying that keeps the name is taken literally.
   */
  meantBy(words: readonly PlacedWord[], isCalled: (said: string) => boolean): PlacedWord[] {
    const forms = words.map(({ word }) =>
      withClass(
        withPlainAnimal([...(SHORTER.has(word) ? [word, word.slice(0, 1)] : [word]), ...this.#stemmer.stems(word)]),
      ),
    );
    const larger = forms.map(withLarger);
    const read: PlacedWord[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as PlacedWord;
      const found = larger[at]?.flatMap((form) => this.#sayings.get(form) ?? []) ?? [];
      // A saying of one word does not match diminutives.
      const endIn = (saying: Saying) => placesOf(saying, saying.words.length > 1 ? larger : forms, at);
      const placed = found.map((saying) => ({
        saying,
        places: isBegun(saying, forms, at) ? endIn(saying) : undefined,
      }));
      const endOf = ({ places }: (typeof placed)[number]) => places?.at(-1) ?? at;
      const [longest] = placed.filter(({ places }) => places !== undefined).sort((a, b) => endOf(b) - endOf(a));
      if (longest?.places === undefined || (longest.saying.isRenaming && isCalled(saidAt(longest.places, words))))
        read.push(word);
      else {
        const end = endOf(longest);
        const { to } = words[end] as PlacedWord;
        read.push(...longest.saying.meant.split(' ').map((each) => ({ ...word, word: each, to })));
        read.push(...madeOf(words, at, new Set(longest.places)));
        at = end;
      }
    }
    return read;
  }
}

/** Longer forms of prepositions: "ze słomy" is the same as "z słoma" in a saying. */
const SHORTER = new Set(['ze', 'we']);

const VERBAL = /(?:[nc]ie|(?:[ao]n|t|ąc)y)$/;

// "Koszenie" and "koszony" are forms of "kosić", and sayings list their infinitive.
function baseOf(word: string, stemmer: Stemmer): string {
  const stems = VERBAL.test(word) ? stemmer.knownStems(word) : [word];
  return stems.includes(word) ? word : (stems.find((stem) => stem.endsWith('ć')) ?? word);
}

function saidAt(places: readonly number[], words: readonly PlacedWord[]): string {
  const said = places.map((at) => words[at]?.word ?? '');
  return said.filter((word) => !STOP_WORDS.has(word)).join(' ');
}

function isBegun({ words }: Saying, forms: readonly (readonly string[])[], at: number): boolean {
  return words.length > 1 || forms[at]?.includes(words[0] ?? '') === true;
}

// A saying with "ryba" also matches "rybka"; diminutives of animals are left out, since "konik" may be a toy.
function withLarger(forms: readonly string[]): readonly string[] {
  const larger = forms.flatMap((form) => (isOtherThing(form) ? [] : largerForms(form)));
  return animalsNamed([...forms, ...larger]) ? forms : [...forms, ...larger];
}

function withPlainAnimal(forms: readonly string[]): readonly string[] {
  const plain = forms.map((form) => plainAnimals.get(form)).find((animal) => animal !== undefined);
  return plain === undefined ? forms : [...forms, plain];
}

function withClass(forms: readonly string[]): readonly string[] {
  const found = new Set(forms.flatMap((form) => classesOf.get(form) ?? []));
  return found.size === 0 ? forms : [...forms, ...found];
}

const ADJECTIVE = /^<mały>$|[^aeiouyąęó][yi]$/u;

// The positions of the words of a saying that begins at `from`; undefined if the query does not contain it.
function placesOf({ words }: Saying, forms: readonly (readonly string[])[], from: number): number[] | undefined {
  const places = [from];
  let at = from;
  for (const word of words.slice(1)) {
    at++;
    // An adjective must follow directly: "owieczki na małą łąkę" are not small sheep.
    const isBeside = ADJECTIVE.test(word);
    while (!isBeside && at < forms.length && !forms[at]?.includes(word) && isBetween(forms, at)) at++;
    if (!forms[at]?.includes(word)) return undefined;
    places.push(at);
  }
  return places;
}

// Whether a word may stand between the words of a saying: "ryby do małego stawu", "wianek z kwiatów na głowę".
function isBetween(forms: readonly (readonly string[])[], at: number): boolean {
  const own = forms[at] ?? [];
  return (
    STOP_WORDS.has(own[0] ?? '') ||
    OWNERS.has(own[0] ?? '') ||
    isColour(own) ||
    isQuality(own) ||
    (MADE_OF.has(forms[at - 1]?.[0] ?? '') && !isPerson(own))
  );
}

/** Words for the one for whom something is done: "kto przytnie mi moje jabłonki". */
const OWNERS = new Set(
  'mi mnie nam mój moja moje mojego mojej moją moim moich nasz nasza nasze naszego naszej naszych się trochę'.split(
    ' ',
  ),
);

const MADE_OF = new Set(['z', 'ze']);

// The material between the words of a saying; qualities, which listings seldom state, are dropped.
function madeOf(words: readonly PlacedWord[], from: number, said: ReadonlySet<number>): PlacedWord[] {
  const isBetweenThem = (at: number) => at > from && at < Math.max(...said) && !said.has(at);
  const isMadeOf = (at: number) => MADE_OF.has(words[at]?.word ?? '');
  return words.filter((_, at) => isBetweenThem(at) && (isMadeOf(at) || isMadeOf(at - 1)));
}
