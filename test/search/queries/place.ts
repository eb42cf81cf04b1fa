import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, events, facilities, near, nearestTo, ofClass, within } from '../judging.ts';

const q = ofClass('place', ['place']);

/** Towns, regions, voivodeships and postal codes, with and without a thing. */
export const place: readonly JudgedQuery[] = [
  q('Zakopane', near('Zakopane'), { order: nearestTo('Zakopane'), may: near('Zakopane', 45) }),
  q('zakopanem', near('Zakopane'), { order: nearestTo('Zakopane'), may: near('Zakopane', 45) }),
  q('noclegi Zakopane', facilities('', near('Zakopane')), { may: facilities('', near('Zakopane', 60)) }),
  q('agroturystyka Bieszczady', facilities('', within(region('bieszczady'))), {
    may: facilities('', near('Krosno', 90)),
    forbidden: facilities('', { voivodeships: ['pomorskie', 'zachodniopomorskie', 'warmińsko-mazurskie'] }),
  }),
  q('nocleg w Bieszczadach', facilities('', within(region('bieszczady'))), { may: facilities('', near('Krosno', 90)) }),
  q('ser Bieszczady', ads('cheese', undefined, within(region('bieszczady'))), { may: ads('cheese dairy') }),
  q('Mazury noclegi nad jeziorem', facilities('lake', within(region('mazury'))), {
    may: facilities('', { voivodeships: ['warmińsko-mazurskie', 'podlaskie'] }),
  }),
  q('agroturystyka na Mazurach', facilities('', within(region('mazury'))), {
    may: facilities('', { voivodeships: ['warmińsko-mazurskie'] }),
  }),
  q('ryby Mazury', ads('fish', undefined, within(region('mazury'))), { may: ads('fish fish_fry') }),
  q('Podhale', within(region('podhale')), { may: near('Nowy Targ', 50) }),
  q('owczarek Podhale', ads('dogs', '.*owczar', within(region('podhale'))), { may: ads('dogs') }),
  q('Roztocze agroturystyka', facilities('', within(region('roztocze'))), { may: facilities('', near('Susiec', 60)) }),
  q('miód z Roztocza', ads('honey', undefined, within(region('roztocze'))), { may: ads('honey bee_products') }),
  q('Kaszuby noclegi', facilities('', within(region('kaszuby'))), {
    may: facilities('', { voivodeships: ['pomorskie'] }),
  }),
  q('ceramika Kaszuby', ads('pottery', undefined, within(region('kaszuby'))), { may: ads('pottery glass_painting') }),
  q('jarmark na Kaszubach', events('.*jarmark', within(region('kaszuby'))), { may: events() }),
  q('Kujawy wydarzenia', events(undefined, within(region('kujawy'))), {
    may: events(undefined, { voivodeships: ['kujawsko-pomorskie'] }),
  }),
  q('Beskidy domek', facilities('holiday_cottage', within(region('beskidy'))), {
    may: facilities('', { voivodeships: ['małopolskie', 'śląskie', 'podkarpackie'] }),
  }),
  q('podlaskie sękacz', ads('cakes', 'sekacz', { voivodeships: ['podlaskie'] }), { may: ads('cakes', 'sekacz') }),
  q('chleb Podlasie', ads('bread', undefined, { voivodeships: ['podlaskie'] }), { may: ads('bread') }),
  q('Podlasie agroturystyka', facilities('', { voivodeships: ['podlaskie'] }), {
    may: facilities('', near('Janów Podlaski', 60)),
  }),
  q('agroturystyka Suwalszczyzna', facilities('', within(region('suwalszczyzna'))), {
    may: facilities('', { voivodeships: ['podlaskie'] }),
  }),
  q('noclegi małopolskie', facilities('', { voivodeships: ['małopolskie'] })),
  q('kury woj. mazowieckie', ads('laying_hens', undefined, { voivodeships: ['mazowieckie'] }), {
    may: ads('laying_hens ornamental_poultry chicks'),
  }),
  q('drzewka owocowe lubuskie', ads('fruit_trees', undefined, { voivodeships: ['lubuskie'] }), {
    may: ads('fruit_trees berry_bushes'),
  }),
  q('przetwory Nowy Sącz', ads('preserves juices_syrups sweets', undefined, near('Nowy Sącz')), {
    best: ads('preserves', undefined, near('Nowy Sącz')),
    may: ads('food', undefined, near('Nowy Sącz')),
  }),
  q('powidła Łącko', ads('preserves', 'powidl', near('Łącko, małopolskie')), {
    may: ads('preserves', undefined),
  }),
  q('Kazimierz Dolny nocleg', facilities('', near('Kazimierz Dolny')), { order: nearestTo('Kazimierz Dolny') }),
  q('piwonie Puławy', ads('cut_flowers', 'piwon', near('Puławy')), {
    may: ads('cut_flowers perennials', '.*piwon'),
  }),
  q('ceramika bolesławiec', [ads('pottery', undefined, near('Bolesławiec')), ads('pottery', '.*boleslaw')], {
    may: ads('pottery'),
    chips: [],
  }),
  q('ryby Milicz', ads('fish', undefined, near('Milicz')), { may: ads('fish fish_fry') }),
  q('kot do adopcji Piotrków Trybunalski', ads('cats', '.*schron', near('Piotrków Trybunalski')), { may: ads('cats') }),
  q('szczeniak okolice Olsztyna', ads('dogs', '.*szczen|.*suczki|.*piesek', near('Olsztyn, warmińsko-mazurskie')), {
    may: ads('dogs'),
  }),
  q('Kartuzy wiklina', ads('wicker', undefined, near('Kartuzy')), { may: ads('wicker') }),
  q('bursztyn Stegna', ads('jewellery', '.*burszt', near('Stegna')), { may: ads('jewellery') }),
  q('nocleg blisko Sztutowa', facilities('', near('Sztutowo')), { order: nearestTo('Sztutowo') }),
  q('noclegi 38-713', facilities('', near('Lutowiska, podkarpackie')), {
    may: facilities('', near('Cisna, podkarpackie', 50)),
  }),
  q('14-100 domek nad jeziorem', facilities('holiday_cottage lake', near('Ostróda')), {
    may: facilities('', near('Ostróda', 60)),
  }),
  q('miód 22-672', ads('honey', undefined, near('Susiec, lubelskie')), { may: ads('honey bee_products') }),
  q('jablka Grójec', ads('fruit', 'jabl|.*jabl', near('Grójec')), {
    best: ads('fruit', 'jablk', near('Grójec')),
    may: ads('fruit'),
  }),
  q('mięso Drawsko Pomorskie', ads('fresh_meat', undefined, near('Drawsko Pomorskie')), {
    may: ads('fresh_meat cured_meats'),
  }),
  q('wydarzenia Mikołajki', events(undefined, near('Mikołajki, warmińsko-mazurskie')), {
    may: events(undefined, { voivodeships: ['warmińsko-mazurskie'] }),
  }),
  q('Kurpie wycinanki', ads('paper_cuts', undefined, within(region('kurpie'))), { may: ads('paper_cuts'), chips: [] }),
];
