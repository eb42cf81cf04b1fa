/**
 * Animals that goods and services are for, one per line, in base forms; after `+` the words that an animal shares with
 * others. Listings for one animal do not match a query for another.
 */
const ANIMALS = `
pies piesek psiak psina psi szczeniak szczenię suczka suka owczarek
kot kotek kotka kocur kocurek kocię kociak koci
koń koński konny kuc kucyk konik źrebak źrebię klacz ogier wałach osioł osiołek + zwierzę gospodarski inwentarz kopyto
krowa krowi cielę cielak byk byczek jałówka opas + bydło zwierzę gospodarski inwentarz racica
owca owczy owieczka jagnię baran baranek tryk + zwierzę gospodarski inwentarz racica
koza kozi kózka koźlę kozioł + zwierzę gospodarski inwentarz racica
świnia świniak świński prosię prosiak tucznik warchlak locha maciora knur + trzoda zwierzę gospodarski inwentarz
królik króliczek królica króliczy + gryzoń
chomik szynszyla myszoskoczek koszatniczka kawia świnka szczur mysz + gryzoń
kura kurka nioska kurczak kurczę kurczątko kogut brojler + drób ptactwo pisklę gospodarski
kaczka kaczę kaczuszka + drób ptactwo pisklę gospodarski
gęś gąsię gąsior + drób ptactwo pisklę gospodarski
indyk indyczę + drób ptactwo pisklę gospodarski
gołąb + ptak ptactwo ziarno
papuga kanarek papużka + ptak
ptak ptasi sikora sikorka wróbel szpak jerzyk ptaszek + ptactwo
alpaka lama
jeż fretka żółw
`;

const GUINEA_PIG = 'świnka';

/** Words for several animals. They mean other animals unless they are shared by the one that is asked for. */
const GROUPS = 'bydło trzoda drób gryzoń pisklę'.split(' ');

interface Animal {
  readonly own: readonly string[];
  readonly shared: readonly string[];
}

const animals: readonly Animal[] = ANIMALS.trim()
  .split('\n')
  .map((line) => {
    const [own = '', shared = ''] = line.split(' + ');
    return { own: own.split(' '), shared: shared.split(' ').filter(Boolean) };
  });

/** Words for the animals that a query asks for, and for all others; base forms. */
export interface AnimalsAsked {
  /** Words for these animals alone. */
  readonly own: readonly string[];
  /** These and the words that they share with other animals. */
  readonly asked: readonly string[];
  /** Words for all other animals. */
  readonly others: readonly string[];
}

/** The animals that words with these base forms name; undefined if there are none. */
export function animalsNamed(stems: readonly string[]): AnimalsAsked | undefined {
  // The dictionary reads some datives as adjectives: "królikowi" as "królikowy".
  const isNamed = (word: string) => stems.includes(word) || stems.includes(`${word}owy`);
  // "Świnka" means a guinea pig and hardly ever a small pig: "klatka dla świnki".
  const isGuineaPig = stems.includes(GUINEA_PIG);
  const named = animals.filter(({ own }) => (isGuineaPig ? own.includes(GUINEA_PIG) : own.some(isNamed)));
  if (named.length === 0) return undefined;
  const asked = named.flatMap(({ own, shared }) => [...own, ...shared]);
  const all = [...animals.flatMap(({ own }) => own), ...GROUPS];
  return { own: named.flatMap(({ own }) => own), asked, others: all.filter((word) => !asked.includes(word)) };
}
