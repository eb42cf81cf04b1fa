/** A voivodeship's name without Polish letters, as messages and the map name it: `łódzkie` → `lodzkie`. */
export function plainName(voivodeship: string): string {
  return voivodeship.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
