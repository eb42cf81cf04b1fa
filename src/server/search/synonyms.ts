/** Other Polish words for what a tag says, as shoppers type them: names alone do not have them in any form. */
export const tagSynonyms: Readonly<Record<string, readonly string[]>> = {
  nosugar: ['niesłodzony', 'niesłodzone'],
  eco: ['eko', 'ekologia'],
  organic: ['organiczny', 'organiczne'],
  gmofree: ['niemodyfikowany', 'niemodyfikowane'],
  freerange: ['wolnowybiegowy', 'wolnowybiegowe'],
  horse_riding: ['konie', 'jeździectwo'],
  allowed_pets: ['z psem'],
  internet: ['wifi'],
  harvest_festival: ['święto plonów'],
  hot_tub: ['jacuzzi', 'bania'],
  campsite: ['rozbić namiot', 'biwak'],
  hay_barn: ['spanie na sianie'],
  forest: ['w lesie'],
  playground: ['dla dzieci'],
};
