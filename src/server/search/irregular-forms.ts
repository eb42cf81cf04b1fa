// The dictionary holds some genitive plurals as words of their own, unrelated to the word they belong to.
const GENITIVE_PLURALS =
  'brzóz>brzoza dyń>dynia gum>guma jaj>jajo kanap>kanapa klas>klasa kóz>koza kwok>kwoka lal>lala lat>lato łap>łapa ' +
  'łóz>łoza łóż>łoże miast>miasto mięs>mięso mórz>morze nasion>nasiono nauk>nauka państw>państwo pism>pismo piw>piwo ' +
  'pól>pole rzemiosł>rzemiosło serc>serce wnętrz>wnętrze wzgórz>wzgórze zbóż>zboże złóż>złoże ziół>zioło żarn>żarna ' +
  'żniw>żniwa';

// Two words for the very same thing, which buyers and sellers use without telling them apart.
const SAME_THING = 'jajko>jajo';

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => pair.split('>') as [string, string]));
}

const baseByForm = pairs(GENITIVE_PLURALS);
const twinByStem = pairs(SAME_THING);

/** The base forms of a word, with those that the dictionary does not tell. */
export function completeStems(word: string, stems: readonly string[]): string[] {
  const base = baseByForm.get(word);
  const all = base ? [...stems, base] : stems;
  return [...new Set(all.flatMap((stem) => [stem, twinByStem.get(stem) ?? stem]))];
}
