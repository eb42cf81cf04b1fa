/**
 * Polish synonyms of tag names as buyers type them, by tag, between commas; the translated names do not have all of
 * their forms. Names of goods do not belong here: "kiełbasa" would find every farm with a bonfire.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  nosugar: 'niesłodzony, niesłodzone',
  eco: 'eko, ekologia',
  organic: 'organiczny, organiczne',
  gmofree: 'niemodyfikowany, niemodyfikowane',
  freerange: 'wolnowybiegowy, wolnowybiegowe',
  guest_rooms:
    'pokój, kwatera, nocleg, pokoik, pokoje z łazienką, noclegi, kwatery, izba, pensjonat, zajazd, ' +
    'gościniec, hostel, jednoosobowy, dwuosobowy, trzyosobowy, letnisko, gazdówka, bed and breakfast',
  holiday_cottage:
    'domek, domki do wynajęcia, dom wakacyjny, chatka, chałupa, bungalow, domeczek, chata, ' +
    'dom na wyłączność, cały dom, dla grupy, domek letniskowy, siedlisko, leśniczówka, dla dwojga, ' +
    'romantyczny, we dwoje, dacza, letnisko, letniskowy, willa, daczka',
  apartment: 'apartament, mieszkanie, studio, kawalerka, poddasze, apartamencik, mieszkanko, garsoniera',
  campsite:
    'rozbić namiot, biwak, namiot, kemping, camping, kamper, przyczepa kempingowa, obozowisko, karawaning, ' +
    'przyczepa, spanie pod gwiazdami, pole biwakowe, kamping, camper, glamping, jurta, tipi, namiotowy, ' +
    'rozbicie namiotu, plac kempingowy',
  hay_barn: 'spanie na sianie, siano, stodoła, spać na sianie, stóg, na sianku',
  mountain_hut: 'chata, schronisko, bacówka, chatka, koliba, szałas, górski',
  breakfast: 'śniadanie, ze śniadaniem, śniadanko, śniadania w cenie, poranny posiłek, śniadanka',
  half_board:
    'obiadokolacja, wyżywienie, posiłek, z jedzeniem, obiad, kolacja, posiłki, domowe jedzenie, ' +
    'z wyżywieniem, jeść, stołowanie, obiadki, kolacyjka',
  full_board:
    'wyżywienie, obiad, posiłek, z jedzeniem, all inclusive, pełne wyżywienie, posiłki, kolacja, wikt, ' +
    'domowe jedzenie, z wyżywieniem, jeść, jedzenie',
  regional_cuisine:
    'regionalne jedzenie, domowe obiady, kuchnia domowa, swojskie jedzenie, domowa kuchnia, karczma, obiady, ' +
    'restauracja, gospoda, wiejskie jadło, swojskie jadło, dobre jedzenie, lokalna kuchnia, swojska kuchnia, ' +
    'tradycyjna kuchnia, obiadki, domowe posiłki',
  guest_kitchen: 'aneks kuchenny, kuchnia, aneks, gotować, kuchenka, lodówka, gotowanie, własne jedzenie',
  vegetarian_meals:
    'wegetariańska kuchnia, wegańskie, wege, jarskie, bezmięsny, roślinny, wegetarianin, weganin, jarosz, ' +
    'wegetariański, wegański, dieta roślinna, bez mięsa',
  horse_riding:
    'konie, jeździectwo, konno, stadnina, w siodle, hipoterapia, jazda konna, koń, nauka jazdy, ' +
    'pojeździć konno, kuce, bryczka, przejażdżka, kulig, rajd konny, jazda wierzchem, wierzchem, koniki, ' +
    'lekcja jazdy, kucyki, konna',
  thematic_workshops:
    'warsztat, rękodzieło, zajęcia, garncarstwo, ceramika, lepienie, zajęcia plastyczne, tkactwo, haft, ' +
    'kurs, szkolenie, wyplatanie, lepienie garnków',
  fishing:
    'ryby, wędkarstwo, łowisko, staw rybny, wędka, wędkować, wędkarz, łowienie ryb, połowić, rybka, karp, ' +
    'połów, połowy, wędkowanie, moczenie kija, pomost wędkarski',
  animals:
    'zwierzątka, mini zoo, zwierzęta, kozy, owce, króliki, głaskanie, głaskać, zagroda, kury, osiołek, ' +
    'alpaka, karmienie zwierząt, karmić, konie, gospodarskie, pogłaskać, kucyk, edukacyjna',
  culinary_workshops:
    'gotowanie, pieczenie chleba, kurs gotowania, pieczenie, robienie sera, kulinaria, nauka gotowania, ' +
    'nauka pieczenia, warsztaty kulinarne, wyrabianie sera, serowarstwo, lepienie pierogów',
  extreme_sports:
    'quady, paintball, ścianka, off-road, quad, ekstremalny, adrenalina, wspinaczka, skałki, narty, ' +
    'snowboard, rafting, paralotnia, sport, aktywnie, survival, kite, surfing',
  sauna: 'bania, spa, odnowa, relaks, wellness, łaźnia',
  hot_tub: 'jacuzzi, bania, ruska bania, balia, gorąca balia, spa, ruska balia, relaks, wellness',
  bonfire: 'ognisko, grill, wiata, grillowanie, palenisko, biesiada, watra, ogniskowe, rożen, miejsce na ognisko',
  playground:
    'dla dzieci, huśtawka, zjeżdżalnia, trampolina, piaskownica, rodzina, dziecko, rodzinny, dla rodzin, ' +
    'maluch, zabawa, z dziećmi, rodzina z dziećmi, wnuki, przedszkolak, plac zabaw, bujawka, dzieciaki',
  garden: 'ogródek, sad, hamak, taras, altana, leżak, zieleń, trawnik',
  bicycles:
    'rower, wypożyczalnia rowerów, trasy rowerowe, rowerowy, rowerzysta, ścieżki rowerowe, ' +
    'wycieczki rowerowe, trasa, rowerki',
  kayaks:
    'kajak, spływ, łódka, kajakowy, kajakarz, łódź, rzeka, pływanie, rowerek wodny, sup, kajaczek, kanu, ' +
    'pontonem, ponton, kajakarstwo',
  internet: 'wifi, wi fi, praca zdalna, światłowód, światłowodowy, zdalnie, zasięg, biuro, home office',
  bed_for_child:
    'łóżeczko, niemowlę, małe dzieci, z dzieckiem, maluch, niemowlak, bobas, dziecko, dzieci, rodzina, ' +
    'krzesełko, roczne dziecko',
  parking: 'samochód, postój, auto, garaż, miejsce postojowe',
  allowed_pets:
    'z psem, pies, z kotem, przyjazne psom, zwierzęta, psiak, psy, kot, pupil, czworonóg, piesek, zwierzak, ' +
    'z pieskiem, ze zwierzęciem, psiolubny',
  rooms_with_bathrooms: 'łazienka, prywatna łazienka, prysznic, własna łazienka, wc',
  step_free:
    'niepełnosprawny, wózek, osoby starsze, seniorzy, bez barier, bez schodów, parter, inwalida, inwalidzki, ' +
    'niepełnosprawność, niepełnosprawni, senior, babcia, dziadek, podjazd, winda, dostępny, dostosowany, ' +
    'starsza osoba, emeryt, na wózku, bez progów',
  forest:
    'w lesie, las, puszcza, pod lasem, leśny, bór, w środku lasu, puszczański, cisza, spokój, odludzie, ' +
    'z dala od ludzi, głusza, w głuszy, natura, bez sąsiadów',
  lake: 'nad jeziorem, nad wodą, jezioro, woda, kąpielisko, mazury, pomost, pływanie, plaża, kąpiel, zalew',
  sea: 'nad morzem, morze, plaża, Bałtyk, nadmorski, bałtycki, wybrzeże, wydmy, plażowanie, nad Bałtykiem',
  mountains:
    'w górach, góry, Beskidy, pod górami, górski, szlak, Tatry, Sudety, Bieszczady, narty, ' +
    'wycieczki górskie, trekking, stok, Karkonosze, wędrówki',
  special_events:
    'wesele, przyjęcie, komunia, chrzciny, urodziny, sala, uroczystość, impreza, osiemnastka, wesela, ' +
    'jubileusz, panieński, kawalerski, rocznica, chrzest, ślub, impreza rodzinna, rodzinne spotkanie, ' +
    'weselisko, sala weselna, poprawiny, zaręczyny',
  holiday_events: 'wigilia, sylwester, święta, wielkanoc, boże narodzenie, świąteczny, nowy rok, boże ciało, gwiazdka',
  integration_events:
    'integracja, firma, szkolenie, wyjazd firmowy, integracyjny, konferencja, firmowy, impreza firmowa, ' +
    'zielona szkoła, kolonie, obóz, wycieczka szkolna, team building, zorganizowana',
  harvest_festival: 'święto plonów, wyżynki, obrzynki, dożynkowy, żniwa, żniwny, żniwniok',
  fair: 'kiermasz, bazar, targowisko, targ, odpust, targowy, stoisko, stragan, kermesz',
  festival: 'święto, festyn, piknik, dni, zabawa, potańcówka, biesiada, gala, dancing',
  trade_fair: 'targi, wystawa, giełda, ekspozycja',
  concert:
    'koncert, występ, kapela, muzyka, śpiew, śpiewanie, granie, orkiestra, chór, recital, kolędowanie, ' +
    'pieśń, przyśpiewka, granie na żywo, zespół, zespół ludowy, śpiewacy',
};

/** By tag. */
export const tagSynonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(SYNONYMS).map(([tag, words]) => [tag, words.split(', ')]),
);
