import { beforeAll, describe, expect, it } from 'vitest';
import { SearchIndex } from '#server/search/search-index.ts';
import { vocabulary } from '#server/search/service.ts';
import { loadStemmer } from '#server/search/stemmer.ts';
import { aDoc, aQuery } from './test-docs.ts';

const NOW_MS = Date.UTC(2026, 0, 15);

/** What the demo market does not offer, and what people call it. A saying must not send them to something else. */
const OFFERED: readonly (readonly [title: string, ...queries: string[]])[] = [
  ['Używane koło garncarskie elektryczne', 'koło garncarskie'],
  ['Biała glina ceramiczna do modelowania, 10 kg', 'glina do modelowania'],
  ['Szkliwa ceramiczne, osiem kolorów', 'szkliwo ceramiczne'],
  ['Szyby żaroodporne do kominków i pieców', 'szyba do kominka', 'szyba do pieca'],
  ['Srebrne spinki do mankietów, kute', 'spinki do mankietów'],
  ['Drewniana ciężarówka z plandeką', 'drewniana ciężarówka', 'ciężarówka drewniana'],
  ['Figurka z wosku: pszczoła', 'figurka z wosku'],
  ['Nici do haftu, mulina, 50 kolorów', 'nici do haftu'],
  ['Ptaki z drewna lipowego, malowane', 'ptaki z drewna', 'drewniany ptak'],
  ['Karuzela do łóżeczka z filcowymi owcami', 'karuzela do łóżeczka'],
  ['Stalowy garnek na ognisko, 10 l', 'garnek stalowy'],
  ['Forma do sera podpuszczkowego', 'cheese mould', 'käseform'],
  ['Drewniany samochodzik strażacki', 'toy car', 'wooden car'],
  ['Byliny do cienia: paprocie i żurawki', 'byliny do cienia'],
];

describe('an ad for what nobody offered before', () => {
  let index: SearchIndex;

  beforeAll(async () => {
    const stemmer = await loadStemmer();
    index = new SearchIndex({ vocabulary, stemmer });
    index.putMany(OFFERED.map(([title], at) => aDoc(at + 1, stemmer, { title })));
  });

  const asked = OFFERED.flatMap(([title, ...queries], at) => queries.map((words) => ({ id: at + 1, title, words })));

  it.each(asked)('"$words" finds "$title"', ({ id, words }) => {
    expect(index.ask(aQuery({ words }), NOW_MS).ids).toContain(id);
  });
});
