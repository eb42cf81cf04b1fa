/** Other Polish words for what a tag says, as shoppers type them: names alone do not have them in any form. */
export const tagSynonyms: Readonly<Record<string, readonly string[]>> = {
  nogluten: ['bezglutenowy', 'bezglutenowe'],
  lactosefree: ['bezlaktozowy', 'bezlaktozowe'],
  nosugar: ['niesłodzony', 'niesłodzone'],
  eco: ['eko', 'ekologia'],
  organic: ['organiczny', 'organiczne'],
  gmofree: ['niemodyfikowany', 'niemodyfikowane'],
  freerange: ['wolnowybiegowy', 'wolnowybiegowe'],
  allowed_pets: ['z psem'],
  internet: ['wifi'],
};
