import { region } from '../judged-places.ts';
import type { JudgedQuery } from '../judged-query.ts';
import { ads, amount, between, CHEAPEST_FIRST, events, facilities, near, ofClass, upTo, within } from '../judging.ts';

const placed = ofClass('place', ['place']);
const priced = ofClass('price', ['price']);
const measured = ofClass('amount', ['amount']);

export const unseenPlace: readonly JudgedQuery[] = [
  placed('miód pod Tomaszowem Lubelskim', ads('honey', undefined, near('Tomaszów Lubelski'))),
  placed('ryby Hel', ads('fish', undefined, near('Hel, pomorskie'))),
  placed('wędzona ryba na Mazurach', ads('fish', undefined, { tags: 'smoked', ...within(region('mazury')) })),
  placed('kury Sokołów Podlaski', ads('laying_hens', undefined, near('Sokołów Podlaski')), {
    may: ads('ornamental_poultry chicks poultry eggs ducks_geese farm_feed', undefined, near('Sokołów Podlaski')),
  }),
  placed('warzywa blisko Buska-Zdroju', ads('vegetables', undefined, near('Busko-Zdrój')), {
    may: ads('pickles vegetable_seedlings farm_work', undefined, near('Busko-Zdrój')),
  }),
  placed('usługi rolnicze koło Gryfic', ads('services', undefined, near('Gryfice')), {
    may: ads('machine_operators', undefined, near('Gryfice')),
  }),
  placed('co się dzieje na Kaszubach', events(undefined, within(region('kaszuby')))),
  placed('kwiaty Pszczyna', [ads('cut_flowers potted_plants wreaths_bouquets', undefined, near('Pszczyna'))], {
    may: ads('plants gardening_jobs', undefined, near('Pszczyna')),
  }),
  placed('noclegi w Borach Tucholskich', facilities('', near('Tuchola', 25)), {
    may: facilities('', near('Tuchola', 55)),
  }),
  placed('ceramika Dolny Śląsk', ads('pottery', undefined, { voivodeships: ['dolnośląskie'] }), {
    may: ads('glass_painting jewellery bird_feeders crafts_jobs', undefined, { voivodeships: ['dolnośląskie'] }),
  }),
];

export const unseenPrice: readonly JudgedQuery[] = [
  priced('ciasto za 40-60 zł', ads('cakes', undefined, between(40, 60))),
  priced('kury po 50 zł i taniej', ads('laying_hens', undefined, upTo(50)), {
    may: ads('poultry chicks', undefined, upTo(50)),
  }),
  priced('kolczyki do stu złotych', ads('jewellery', 'kolczyki', upTo(100))),
  priced('tani nocleg nad jeziorem do 80 zł', facilities('lake', upTo(80))),
  priced('rasowy kot do 3000 zł', ads('cats', 'kot syb|norweska', upTo(3000)), {
    may: ads('cats', undefined, upTo(3000)),
  }),
  priced('praca powyżej 7000 zł', ads('jobs', undefined, { priceFromMinor: 700000 })),
  priced('domek do wynajęcia do 350 zł', facilities('holiday_cottage', upTo(350))),
  priced('najtańsze ziemniaki', ads('vegetables', 'ziemniaki|pyry'), {
    order: CHEAPEST_FIRST,
    chips: [],
    may: ads('farm_feed', '.*ziemniaki'),
  }),
  priced('bursztyn od 150 do 200 zł', ads('jewellery', '.*bursztyn', between(150, 200))),
];

export const unseenAmount: readonly JudgedQuery[] = [
  measured('olej lniany 0,5 l', ads('oils', 'olej lniany', amount('volumeMl', 500)), {
    may: [ads('oils', 'olej lniany'), ads('horse_feed', 'olej')],
  }),
  measured('5 kg kapusty kiszonej', ads('pickles', 'kapusta', amount('weightG', 5000)), {
    may: ads('pickles', 'kapusta'),
  }),
  measured('30 jajek', ads('eggs', undefined, amount('pieces', 30)), { may: ads('eggs') }),
  measured('klocki 100 szt', ads('wooden_toys', 'klocki', amount('pieces', 100)), {
    may: ads('wooden_toys', 'klocki'),
  }),
  measured('mąka 5kg', ads('flour_groats', 'maka', amount('weightG', 5000)), { may: ads('flour_groats') }),
  measured('sok 3 l', ads('juices_syrups', 'sok', amount('volumeMl', 3000)), { may: ads('juices_syrups') }),
  measured('pół kilo świeżych kurek', ads('mushrooms_forest', 'kurki', amount('weightG', 500)), {
    may: ads('mushrooms_forest'),
  }),
  measured('50 sztuk tulipanów', ads('cut_flowers', 'tulipany', amount('pieces', 50)), {
    may: ads('cut_flowers', 'tulipany'),
  }),
];
