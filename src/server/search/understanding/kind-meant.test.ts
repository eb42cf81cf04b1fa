import { beforeAll, expect, test } from 'vitest';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from '../search-index.ts';
import { vocabulary } from '../service.ts';
import { loadStemmer } from '../stemmer.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
let index: SearchIndex;

beforeAll(async () => {
  const stemmer = await loadStemmer();
  index = new SearchIndex({ vocabulary, stemmer });
  const soon = { startsAtMs: NOW_MS + 1, endsAtMs: NOW_MS + 2 };
  index.putMany([
    aDoc(1, stemmer, { title: 'Wiaty, szopy i domki z bali', categoryId: 811 }),
    aDoc(2, stemmer, { title: 'Choinka w donicy', categoryId: 412 }),
    aDoc(3, stemmer, { title: 'Budka lęgowa', categoryId: 609 }),
    aDoc(4, stemmer, { title: 'Miód lipowy', categoryId: 101 }),
    aDoc(5, stemmer, { title: 'Praca w pensjonacie', categoryId: 707 }),
    aDoc(6, stemmer, {
      kind: 'agritourism',
      title: 'Gospodarstwo pod lasem, chata',
      tags: ['holiday_cottage', 'horse_riding', 'thematic_workshops', 'hay_barn'],
    }),
    aDoc(7, stemmer, { kind: 'event', title: 'Święto miodu', tags: ['festival'], ...soon }),
    aDoc(8, stemmer, { kind: 'event', title: 'Jarmark gwiazdkowy', tags: ['fair'], ...soon }),
    aDoc(9, stemmer, { kind: 'event', title: 'Choinkowy targ', tags: ['fair'], ...soon }),
    aDoc(10, stemmer, {
      kind: 'agritourism',
      title: 'Lipowa Zagroda nad Brennicą',
      description: 'Rowery górskie dla gości.',
    }),
    aDoc(11, stemmer, { kind: 'agritourism', title: 'Kozia Połonina, pokoje' }),
    aDoc(13, stemmer, { title: 'Dudy podhalańskie', categoryId: 213 }),
    aDoc(14, stemmer, {
      kind: 'event',
      title: 'Granie w stodole',
      description: 'Zagrają dudy szkockie. Na miejscu miód na dudy.',
      ...soon,
    }),
    aDoc(15, stemmer, {
      kind: 'event',
      title: 'Lato w stodole',
      description: 'Grały skrzypce szkockie.',
      startsAtMs: NOW_MS - 2,
      endsAtMs: NOW_MS - 1,
    }),
    aDoc(12, stemmer, { title: 'Ser podpuszczkowy', categoryId: 105, sellerName: 'Kozia Połonina' }),
  ]);
});

function opened(words: string): KindId {
  const totals = KIND_IDS.map((kind) => [kind, index.ask(aQuery({ words, kind }), NOW_MS).total] as const);
  return index.kindMeant(words, Object.fromEntries(totals) as Record<KindId, number>, NOW_MS);
}

test.each([
  // Names of farms; of sellers with a farm the ads are shown.
  ['lipowa zagroda nad brennicą', 'agritourism'],
  ['kozia połonina', 'ad'],
  ['domek na sylwestra', 'agritourism'],
  ['dom na wyłączność dla dużej rodziny', 'agritourism'],
  ['domek dla jeży', 'ad'],
  ['hotel dla owadów', 'ad'],
  ['horse riding', 'agritourism'],
  ['jazda konna', 'agritourism'],
  ['christmas tree', 'ad'],
  ['choinka na targu', 'event'],
  ['dzień targu', 'event'],
  ['jarmark z miodem pitnym', 'event'],
  ['honey festival', 'event'],
  ['christmas market', 'event'],
  ['praca w hotelu', 'ad'],
  ['things to do with kids', 'event'],
  ['warsztaty serowarskie', 'agritourism'],
  ['ferie na wsi', 'agritourism'],
  ['praca na wsi', 'ad'],
  ['miód ze wsi', 'ad'],
  ['gospodarstwo z końmi', 'agritourism'],
  ['praca gospodarstwo', 'ad'],
  ['malowanie pokoju', 'ad'],
  ['gdzie na jarmark', 'event'],
  ['gdzie pojechać z dziećmi na ferie', 'agritourism'],
  ['jarmark z noclegiem', 'agritourism'],
  ['noc na sianie', 'agritourism'],
  ['kurs angielskiego', 'ad'],
  // No ad says both words, but an event does; what goods are for tells nothing.
  ['dudy szkockie', 'event'],
  ['dudy podhalańskie', 'ad'],
  // The event with these is over, while another one mentions something Scottish.
  ['skrzypce szkockie', 'ad'],
  ['miód na dudy', 'ad'],
  ['rower górski', 'ad'],
] as const)('%j opens %s', (words, kind) => {
  expect(opened(words)).toBe(kind);
});
