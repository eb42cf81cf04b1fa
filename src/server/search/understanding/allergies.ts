import type { TypedText } from './typed-text.ts';

/** Foods that people avoid: how the word begins, and its genitive. Gluten and lactose are features. */
const FOODS: readonly (readonly [RegExp, string])[] = (
  'mlek>mleka nabia[łl]>nabiału jaj>jajek orze[cs]>orzechów soj>soi drobi>drobiu dr[óo]b>drobiu kurczak>kurczaka ' +
  'wo[łl]owin>wołowiny wieprzow>wieprzowiny mi[ęe]s>mięsa ryb>ryb dro[żz]d[żz]>drożdży czekolad>czekolady cuk(r|ier)>cukru ' +
  'zb[óo][żz]>zbóż pszenic>pszenicy konserwant>konserwantów barwnik>barwników sol[ią]>soli'
)
  .split(' ')
  .map((pair) => pair.split('>') as [string, string])
  .map(([begin, genitive]) => [new RegExp(`^${begin}`, 'u'), genitive]);

const BEGINNING =
  /(?<!\p{L})(?:(?:dla\s+)?(?:z|ze|przy)?\s*(?:uczulon|uczuleni|alergi)\p{L}*\s+na|(?:(?:kt[óo]r\p{L}{1,3}|kto|co)\s+)?nie\s+(?:(?:mo[żz]e|mog[ąęe]|chce|chc[ąęe])\s+)?(?:jada?|jedz[ąa]|jadaj[ąa]|jem|je[śs][ćc]|jada[ćc]|toleruj[eąa]|znosi|lubi[ąa]?\s+i\s+nie\s+je|je))\s+(\p{L}{3,})(?:\s*(?:,|i|oraz|ani|lub|albo|czy)\s+(?:na\s+)?(\p{L}{3,}))?/u;

function genitiveOf(word: string | undefined): string | undefined {
  return word === undefined ? undefined : FOODS.find(([begin]) => begin.test(word))?.[1];
}

/** "Dla uczulonego na jajka i mleko", "dla kogoś, kto nie je cukru" become "bez jajek i mleka", "bez cukru". */
export function readAllergies(text: TypedText): void {
  const found = BEGINNING.exec(text.rest);
  if (!found) return;
  const [whole, word, other] = found;
  const first = genitiveOf(word);
  if (first === undefined) return;
  const second = genitiveOf(other);
  const without = second === undefined ? `bez ${first}` : `bez ${first} i ${second}`;
  const length =
    second === undefined && other !== undefined ? whole.indexOf(word ?? '') + (word ?? '').length : whole.length;
  if (without.length <= length) text.replace({ from: found.index, to: found.index + length }, without);
}
