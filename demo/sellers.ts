import type { DemoSeller } from './types.ts';

/**
 * The people and farms of the demo market: sellers first, from the south-west to the north, then those who
 * only buy and comment (`sells` is empty). Every leaf category is sold by at least two of them.
 * Closings fit every ad of their seller, a jar as well as a job offer, because any of them may end any ad.
 */
export const demoSellers: readonly DemoSeller[] = [
  {
    key: 'ceramika-na-kole',
    name: 'Ceramika na Kole',
    town: 'Bolesławiec',
    voivodeship: 'dolnośląskie',
    description:
      'Toczę na kole od dwudziestu dwóch lat, a żona maluje i składa z kamionki biżuterię. Glinę bierzemy spod miasta, szkliwa mieszamy sami. W sobotnie przedpołudnia można u nas usiąść przy kole i zepsuć swoją pierwszą miskę.',
    sells: ['pottery', 'glass_painting', 'jewellery', 'crafts_jobs'],
    avatar: '🏺',
    closings: [
      'Pracownia przy głównej drodze, brama z niebieskim ptakiem – nie sposób przegapić.',
      'Jesteśmy na miejscu od wtorku do soboty między 9 a 16.',
      'O szczegóły najlepiej pytać w wiadomości.',
    ],
    shopUrl: 'https://ceramika-na-kole.example/sklep',
  },
  {
    key: 'stawy-pod-grobla',
    name: 'Stawy pod Groblą',
    town: 'Milicz',
    voivodeship: 'dolnośląskie',
    description:
      'Prowadzimy z bratem jedenaście stawów, które kopali jeszcze mnisi. Karp rośnie u nas trzy lata, na zbożu i tym, co sam znajdzie w wodzie. Jesienią spuszczamy wodę i przez sześć tygodni nikt w domu nie śpi dłużej niż pięć godzin.',
    sells: ['fish', 'fish_fry', 'ready_meals', 'farm_work'],
    avatar: '🐟',
    closings: [
      'Telefon odbieram od piątej rano, po dziewiętnastej już nie.',
      'Do stawów prowadzi tablica „Grobla” przy drodze na Sułów.',
      'Przed przyjazdem proszę o wiadomość, bo bywamy na wodzie.',
    ],
  },
  {
    key: 'ogrody-tymona',
    name: 'Ogrody Tymona',
    town: 'Sobótka',
    voivodeship: 'dolnośląskie',
    description:
      'Nazywam się Tymon Zięba, zakładam i pielęgnuję ogrody w promieniu sześćdziesięciu kilometrów od Ślęży. Mam czteroosobową ekipę, uprawnienia do pracy na wysokości i słabość do starych odmian grusz. Najpierw oglądam, potem liczę, a dopiero na końcu obiecuję termin.',
    sells: ['garden_design', 'tree_care', 'mowing', 'orchard_care', 'gardening_jobs'],
    avatar: '🌳',
    closings: [
      'Najłatwiej złapać mnie wieczorem, w dzień zwykle wiszę na drzewie.',
      'Odpisuję tego samego dnia, także w niedzielę.',
      'Na prośbę podam telefony do ludzi, u których pracowaliśmy w tym roku.',
    ],
    shopUrl: 'https://ogrody-tymona.example',
  },
  {
    key: 'owcza-hala',
    name: 'Owcza Hala',
    town: 'Międzylesie',
    voivodeship: 'dolnośląskie',
    description:
      'Przyjechałam pod Śnieżnik na jedno lato i zostałam z osiemdziesięcioma owcami. Ser warzę w miedzianym kotle, z wełny tkam koce i dywaniki na stuletnich krosnach. Latem przyjmujemy gości, a kto chce, idzie z nami na wypas.',
    sells: ['sheep', 'cheese', 'weaving', 'fresh_meat', 'agritourism_staff'],
    avatar: '🐑',
    closings: [
      'Ostatni kilometr to szuter, zwykłym autem da się spokojnie dojechać.',
      'Zasięg mam tylko na podwórku, więc lepiej napisać niż dzwonić.',
      'Po wcześniejszej umowie spotykamy się też w Kłodzku, przy targowisku.',
    ],
  },
  {
    key: 'zlota-kropla',
    name: 'Tłocznia Złota Kropla',
    town: 'Głogówek',
    voivodeship: 'opolskie',
    description:
      'Tłoczymy na zimno nasiona z pól, które widać z okna tłoczni. Zaczynałem od jednej prasy w garażu, dziś mam trzy i własny młynek żarnowy. Wszystko, co zostaje po tłoczeniu, idzie na mąkę i karmę, nic się nie marnuje.',
    sells: ['oils', 'nuts_seeds', 'flour_groats', 'vinegars_spices', 'rodent_food'],
    avatar: '🌾',
    closings: [
      'Tłoczymy we wtorki i czwartki, więc świeża partia jest pod koniec tygodnia.',
      'Paczki nadaję w poniedziałki i środy.',
      'Odbiór na miejscu możliwy od 8 do 15, w sobotę do południa.',
    ],
    shopUrl: 'https://zlota-kropla.example/sklep',
  },
  {
    key: 'ryszard-golebnik',
    name: 'Ryszard Kubiczek',
    town: 'Prószków',
    voivodeship: 'opolskie',
    description:
      'Gołębie trzymam od dziesiątego roku życia, czyli już pięćdziesiąt jeden lat. Do tego kury ozdobne, króliki i warsztat, w którym zimą zbijam karmniki. Kto przyjedzie po ptaka, dostanie kawę i wykład, czy chce, czy nie.',
    sells: ['ornamental_poultry', 'pigeons', 'rabbits', 'rodent_food', 'bird_feeders'],
    avatar: '🕊️',
    closings: [
      'Jestem na emeryturze, można przyjechać w każdy dzień po telefonie.',
      'W niedzielę do południa mnie nie ma, bo lotuję.',
      'Chętnie doradzę, także po zakupie.',
    ],
  },
  {
    key: 'izba-u-zogroniow',
    name: 'Izba u Zogroniów',
    town: 'Istebna',
    voivodeship: 'śląskie',
    description:
      'Ja hekluję koronki, mąż struga gajdy i fujary, a syn szyje kierpce według wykrojów po pradziadku. Izba stoi na Trójwsi od 1894 roku i do dziś pachnie w niej smreczyną. Pokazujemy gościom, jak to się robi, i nie gniewamy się, gdy chcą spróbować sami.',
    sells: ['embroidery_lace', 'folk_costumes', 'musical_instruments', 'wood_carving', 'leather'],
    avatar: '🪡',
    closings: [
      'Izba otwarta codziennie prócz niedzieli, proszę tylko głośno zapukać.',
      'Rzeczy na miarę wymagają czasu, termin ustalamy w rozmowie.',
      'Pakujemy starannie i wysyłamy w całej Polsce.',
    ],
  },
  {
    key: 'kwiaty-z-miedzy',
    name: 'Kwiaty z Miedzy',
    town: 'Suszec',
    voivodeship: 'śląskie',
    description:
      'Mam hektar kwiatów pod gołym niebem i dwa tunele, w których zaczynam wiosnę już w lutym. Układam bukiety z tego, co akurat zakwitło, dlatego nie obiecuję róż w marcu. Cebule i nasiona zbieram sama, podpisuję datą i rządkiem.',
    sells: ['cut_flowers', 'wreaths_bouquets', 'potted_plants', 'seeds_bulbs', 'gardening_jobs'],
    avatar: '💐',
    closings: [
      'Przy furtce stoi stolik samoobsługowy, a ja jestem zwykle w tunelu.',
      'W czwartki bywam na giełdzie, wtedy odpisuję dopiero wieczorem.',
      'Proszę pisać, oddzwaniam, gdy tylko umyję ręce z ziemi.',
    ],
  },
  {
    key: 'bacowka-u-jedrka',
    name: 'Bacówka u Jędrka',
    town: 'Ochotnica Dolna',
    voivodeship: 'małopolskie',
    description:
      'Bacuję dwudziesty siódmy sezon, od świętego Wojciecha do świętego Michała jestem z owcami na hali. Zimą zjeżdżam na dół, strzygę i koryguję racice w całych Gorcach. Ser robię tak, jak mnie uczył stary baca, w drewnie i na ogniu.',
    sells: ['cheese', 'sheep', 'goats', 'dairy', 'shearing_hoof_care'],
    avatar: '🧀',
    closings: [
      'Latem szukajcie mnie na hali, zimą pod numerem 214 nad potokiem.',
      'Dzwonić najlepiej w południe, po dojeniu.',
      'Gotówka albo przelew na telefon, jak komu wygodniej.',
    ],
  },
  {
    key: 'sliwkowa-dolina',
    name: 'Śliwkowa Dolina',
    town: 'Łącko',
    voivodeship: 'małopolskie',
    description:
      'Nasze sady schodzą tarasami prosto do Dunajca. Śliwki suszymy w dymie z drewna owocowego, jabłka tłoczymy, a z tego, co zostaje, robimy ocet. Gospodarujemy w piątkę: dziadkowie, my i siostra, która nauczyła się oblewać owoce czekoladą.',
    sells: ['fruit', 'preserves', 'juices_syrups', 'vinegars_spices', 'nuts_seeds', 'sweets'],
    avatar: '🍑',
    closings: [
      'Wysyłamy dwa razy w tygodniu, w kartonach z przegródkami.',
      'Sklepik w piwnicy czynny od 9 do 18, także w niedzielę po sumie.',
      'Przy większym zamówieniu podwozimy do Nowego Sącza.',
    ],
    shopUrl: 'https://sliwkowa-dolina.example/sklepik',
  },
  {
    key: 'ptaszki-ze-stryszawy',
    name: 'Stanisław Świerkosz',
    town: 'Stryszawa',
    voivodeship: 'małopolskie',
    description:
      'Strugam ptaszki, koniki i karuzele, jak robił to mój ojciec i jego ojciec. Drewno suszę trzy lata, maluję farbą, którą wolno brać do buzi. Od niedawna robię też piszczałki, bo wnuki zażądały, żeby ptaszek naprawdę śpiewał.',
    sells: ['wooden_toys', 'wood_carving', 'bird_feeders', 'musical_instruments'],
    avatar: '👴',
    closings: [
      'Każda sztuka różni się trochę od zdjęcia, bo żadnej nie robi maszyna.',
      'Wysyłam po wpłacie, w pudełku wyściełanym wiórem.',
      'Kto woli wybrać na żywo, tego zapraszam do warsztatu pod lasem.',
    ],
  },
  {
    key: 'ostoja-hucula',
    name: 'Ostoja Hucuła',
    town: 'Uście Gorlickie',
    voivodeship: 'małopolskie',
    description:
      'Hodujemy konie huculskie w Beskidzie Niskim, dwadzieścia sześć sztuk na czterdziestu hektarach łąk. Mąż jest podkuwaczem i ma własną kuźnię, ja prowadzę wyprawy i szyję ogłowia. Zimą jest cicho, latem szukamy ludzi do pomocy przy gościach.',
    sells: ['horses_ponies', 'shearing_hoof_care', 'blacksmithing', 'tack_leads', 'agritourism_staff'],
    avatar: '🐎',
    closings: [
      'Zapraszamy na miejsce, konie i warsztat najlepiej obejrzeć na żywo.',
      'Dzwonić po siedemnastej, wcześniej jesteśmy w siodle.',
      'Mówimy po polsku, słowacku i trochę po angielsku.',
    ],
  },
  {
    key: 'hodowla-spod-kopca',
    name: 'Hodowla spod Kopca',
    town: 'Ludźmierz',
    voivodeship: 'małopolskie',
    description:
      'W naszym domu owczarki podhalańskie są od 1978 roku, zaczął dziadek jednym psem od bacy. Miot mamy raz, najwyżej dwa razy do roku, i każde szczenię zna dzieci, owce i odkurzacz. Dla własnych psów gotujemy i suszymy karmę, a nadwyżki sprzedajemy.',
    sells: ['dogs', 'dog_food', 'tack_leads', 'animal_care'],
    avatar: '🐕',
    closings: [
      'Telefon w domu odbiera ten, kto akurat ma suche ręce.',
      'Mieszkamy kwadrans od Nowego Targu, dojazd asfaltem pod sam płot.',
      'Odpowiadam na każdą wiadomość, choć czasem dopiero wieczorem.',
    ],
  },
  {
    key: 'warzywa-marzeny',
    name: 'Warzywa od Marzeny',
    town: 'Kazimierza Wielka',
    voivodeship: 'świętokrzyskie',
    description:
      'Ziemia u nas czarna i tłusta, więc cebula rośnie, aż trzeszczy. Siedem hektarów obrabiam z mężem i trójką stałych pracowników, a w sezonie dobieramy drugie tyle. Kapustę kiszę w dębowych beczkach po teściu, innych nie uznaję.',
    sells: ['vegetables', 'pickles', 'vegetable_seedlings', 'seasonal_harvest', 'seeds_bulbs'],
    avatar: '👩‍🌾',
    closings: [
      'We wtorki i piątki stoję na placu w Kazimierzy, w pozostałe dni jestem w polu.',
      'Proszę dzwonić, a jak nie odbieram, to oddzwonię przy obiedzie.',
      'Gospodarstwo zaraz za cukrownią, skręt przy kapliczce.',
      'Dogadujemy się bez pośredników, od ręki.',
    ],
  },
  {
    key: 'kozia-polonina',
    name: 'Kozia Połonina',
    town: 'Lutowiska',
    voivodeship: 'podkarpackie',
    description:
      'Czterdzieści kóz, dwa psy pasterskie i widok na połoniny z każdego okna. Przeniosłam się tu z Rzeszowa po kursie serowarstwa i do dziś nie żałuję. Z nadwyżek mleka robię mydła i kremy, które znajomi zużywają szybciej niż ser.',
    sells: ['goats', 'cheese', 'dairy', 'soaps', 'creams', 'animal_care'],
    avatar: '🐐',
    closings: [
      'Między siódmą a dziewiątą doję, poza tym jestem dostępna.',
      'Zimą prosimy uprzedzić o przyjeździe, odśnieżymy podjazd.',
      'Co drugi piątek jeżdżę do Sanoka, mogę coś podrzucić po drodze.',
    ],
    shopUrl: 'https://kozia-polonina.example',
  },
  {
    key: 'wiklina-i-lipa',
    name: 'Pracownia Wiklina i Lipa',
    town: 'Rudnik nad Sanem',
    voivodeship: 'podkarpackie',
    description:
      'Wiklinę tnę z własnej plantacji nad Sanem, moczę, koruję i plotę przez całą zimę. Brat toczy z lipy zabawki, więc pracownia ma dwie połowy i jeden piec. Uczymy też młodych, bo plecionkarzy z roku na rok ubywa.',
    sells: ['wicker', 'beds_houses', 'wooden_toys', 'crafts_jobs'],
    avatar: '🧺',
    closings: [
      'Zimą siedzimy przy piecu do późna, można zajrzeć i po zmroku.',
      'Zapraszamy do pracowni od poniedziałku do piątku między 7 a 15.',
      'W razie pytań proszę o telefon, piszę wolniej, niż plotę.',
    ],
  },
  {
    key: 'lesni-bracia',
    name: 'Bracia Hajduk – las i drewno',
    town: 'Baligród',
    voivodeship: 'podkarpackie',
    description:
      'Jest nas trzech, mamy dwa skidery, podnośnik koszowy i rębak, a do trudnych miejsc parę koni. Pracujemy w lesie, w sadach i na budowach ogrodzeń w całych Bieszczadach. Sprzątamy po sobie, bo sami też tu mieszkamy.',
    sells: ['wood_hay', 'forestry', 'tree_care', 'fencing_building', 'transport', 'machine_rental'],
    avatar: '🪓',
    closings: [
      'W lesie nie ma zasięgu, dlatego proszę o SMS, oddzwaniamy po zmroku.',
      'Dojeżdżamy do całego powiatu leskiego i kawałka sanockiego.',
      'Warunki spisujemy na kartce, podpisują obie strony.',
    ],
  },
  {
    key: 'masarnia-stachury',
    name: 'Masarnia u Stachury',
    town: 'Łagów',
    voivodeship: 'świętokrzyskie',
    description:
      'Mięso pochodzi z naszych świń i od dwóch sąsiadów, których znam od szkoły. Peklujemy na sucho, wędzimy olchą i gruszą, bez pośpiechu i bez strzykawki. Rozbioru uczył mnie dziadek, a papierów do niego dorobiłem się sam.',
    sells: ['cured_meats', 'fresh_meat', 'ready_meals', 'pigs', 'food_processing'],
    avatar: '👨‍🍳',
    closings: [
      'W środy bijemy, w czwartki wędzimy, w piątki rano jest pełna lada.',
      'Zakład stoi przy rynku, parking od podwórza.',
      'Zamówienia i zapytania zbieramy do wtorku.',
    ],
  },
  {
    key: 'zofia-pasieka',
    name: 'Zofia Bartnik',
    town: 'Susiec',
    voivodeship: 'lubelskie',
    description:
      'Nazwisko zobowiązuje, choć pszczoły odziedziczyłam nie po ojcu, tylko po sąsiedzie. Mam sto dwadzieścia rodzin na Roztoczu, wywożę je na lipę, grykę i wrzos. Pomagam początkującym, bo mnie też kiedyś ktoś pokazał, gdzie szukać matki.',
    sells: ['honey', 'bee_products', 'bees', 'candles', 'beekeeping_services'],
    avatar: '🐝',
    closings: [
      'Od maja do lipca siedzę w pasiece, odpisuję po dwudziestej.',
      'Furtka zielona, pies łagodny, pszczoły też.',
      'Kto nie ma jak przyjechać, niech napisze, coś wymyślimy.',
    ],
  },
  {
    key: 'kuznia-pod-kasztanem',
    name: 'Kuźnia Pod Kasztanem',
    town: 'Wojciechów',
    voivodeship: 'lubelskie',
    description:
      'W Wojciechowie kowali było zawsze więcej niż piekarzy i dobrze nam z tym. Kuję bramy, okucia, noże i świeczniki, a latem stawiam ogrodzenia z pomocnikiem. Węgiel, młot, kowadło – spawarkę włączam tylko wtedy, gdy naprawdę trzeba.',
    sells: ['blacksmithing', 'fencing_building', 'crafts_jobs'],
    avatar: '⚒️',
    closings: [
      'Kuźnia pracuje do szesnastej, potem stygnie i ja razem z nią.',
      'Na wiadomości odpisuję przy kawie, zwykle o dziesiątej.',
      'Kto się nie boi iskier, może popatrzeć.',
    ],
  },
  {
    key: 'rozany-gaj',
    name: 'Szkółka Różany Gaj',
    town: 'Końskowola',
    voivodeship: 'lubelskie',
    description:
      'Trzecie pokolenie szkółkarzy, osiem hektarów i ponad czterysta odmian, z czego połowa to róże. Sadzimy, szczepimy i projektujemy, a po posadzeniu nie znikamy. W maju wyglądamy jak cyrk objazdowy, zapraszamy mimo to.',
    sells: [
      'perennials',
      'ornamental_shrubs',
      'conifers',
      'potted_plants',
      'cut_flowers',
      'berry_bushes',
      'garden_design',
      'gardening_jobs',
    ],
    avatar: '🌹',
    closings: [
      'Szkółka czynna od marca do listopada, codziennie od 8 do 17.',
      'Biuro odbiera telefony od 8 do 16.',
      'Dojazd drogą na Kurów, drugi zjazd za mostkiem.',
    ],
    shopUrl: 'https://rozany-gaj.example/katalog',
  },
  {
    key: 'stadnina-pod-grabem',
    name: 'Stadnina Pod Grabem',
    town: 'Janów Podlaski',
    voivodeship: 'lubelskie',
    description:
      'Jesteśmy małą, rodzinną stadniną z czternastoma klaczami i starą siodlarnią. Ja prowadzę hodowlę, a ojciec, rymarz z dyplomem, szyje siodła, uzdy i paski. Siano i owies mamy własne, więc wiemy dokładnie, co jedzą nasze konie.',
    sells: ['horses_ponies', 'horse_feed', 'tack_leads', 'leather', 'animal_care'],
    avatar: '🏇',
    closings: [
      'Stajnia otwarta dla gości od 10 do 18, prosimy nie dokarmiać.',
      'Chętnie oddzwonimy, jeśli zostawisz numer.',
      'Mieszkamy na końcu grabowej alei, dalej jest już tylko Bug.',
    ],
  },
  {
    key: 'sady-wieczorkow',
    name: 'Sady Wieczorków',
    town: 'Belsk Duży',
    voivodeship: 'mazowieckie',
    description:
      'Mamy czternaście hektarów jabłoni, grusz i czereśni, a od pięciu lat także szkółkę drzewek. Soki tłoczymy z własnych owoców zaraz po zbiorze, bez dolewania czegokolwiek. Ekipę do zbiorów traktujemy jak ludzi, dlatego większość wraca co roku.',
    sells: ['fruit', 'juices_syrups', 'fruit_trees', 'orchard_care', 'seasonal_harvest'],
    avatar: '🍎',
    closings: [
      'Wjazd od strony chłodni, dzwonek przy drugiej bramie.',
      'Od poniedziałku do soboty ktoś jest na miejscu do osiemnastej.',
      'Szczegóły najlepiej dogadać telefonicznie, z panią Beatą.',
    ],
  },
  {
    key: 'kurpiowska-izba',
    name: 'Kurpiowska Izba Marianny',
    town: 'Kadzidło',
    voivodeship: 'mazowieckie',
    description:
      'Wycinam leluje i koguty nożycami do strzyżenia owiec, bo tak mnie nauczyła babka. Latem zbieram zioła do palm, zimą siadam do krosien i haftu. Moje wycinanki wiszą w czterech muzeach, ale najbardziej lubię, kiedy wiszą w kuchni.',
    sells: ['paper_cuts', 'weaving', 'embroidery_lace', 'holiday_decorations', 'folk_costumes'],
    avatar: '✂️',
    closings: [
      'Kto chce kupić, ten może też zobaczyć, jak to powstaje.',
      'Wysyłam na sztywnym kartonie albo w rulonie, zależnie od rzeczy.',
      'Przed świętami proszę zamawiać z trzytygodniowym wyprzedzeniem.',
    ],
  },
  {
    key: 'kurnik-na-skarpie',
    name: 'Kurnik na Skarpie',
    town: 'Sterdyń',
    voivodeship: 'mazowieckie',
    description:
      'Sześćset kur chodzi u nas po skarpie nad strumieniem od rana do zmierzchu, a pod lipą mieszkają króliki. Wylęgamy we własnych aparatach, szczepimy i prowadzimy zapisy każdego stada. Zaczynaliśmy od dwudziestu zielononóżek z targu, reszta to już ich wina.',
    sells: ['eggs', 'laying_hens', 'chicks', 'poultry', 'ducks_geese', 'rabbits', 'farm_feed'],
    avatar: '🐔',
    closings: [
      'Sprzedajemy na podwórzu, codziennie od 7 do 19.',
      'Jesteśmy pod stałą opieką weterynaryjną, papiery do wglądu.',
      'Większe ilości prosimy rezerwować kilka dni wcześniej.',
    ],
  },
  {
    key: 'lowickie-wycinanki',
    name: 'Krystyna Pasik',
    town: 'Łowicz',
    voivodeship: 'łódzkie',
    description:
      'Łowickie pasy mam we krwi i w szafie, obok stu dwudziestu wzorów wycinanek. Szyję stroje na miarę dla zespołów i dla dzieci do procesji, haftuję, wycinam, wyklejam. Uczę w szkole, więc umiem tłumaczyć cierpliwie.',
    sells: ['paper_cuts', 'folk_costumes', 'holiday_decorations', 'embroidery_lace'],
    avatar: '👩‍🏫',
    closings: [
      'Do szesnastej jestem w szkole, potem do dyspozycji.',
      'Próbki kolorów pokazuję na miejscu albo przesyłam listem.',
      'Przed Bożym Ciałem i Bożym Narodzeniem kolejka robi się długa.',
    ],
  },
  {
    key: 'psi-smak',
    name: 'Psi Smak i Koci Mruk',
    town: 'Sulejów',
    voivodeship: 'łódzkie',
    description:
      'Suszymy i gotujemy przysmaki z mięsa od lokalnych rzeźników, bez zboża i barwników. W domu mamy małą hodowlę kotów syberyjskich, one też testują. Każdą partię opisujemy tak, jak sami chcielibyśmy czytać etykietę.',
    sells: ['dog_food', 'cat_food', 'pet_toys', 'cats'],
    avatar: '🐈',
    closings: [
      'Jesteśmy nad Pilicą, pięć minut od klasztoru.',
      'Piszcie śmiało, doradzamy bez namawiania.',
      'W weekendy odbieramy telefon tylko do południa.',
    ],
    shopUrl: 'https://psi-smak.example/sklep',
  },
  {
    key: 'zielarnia-pod-modrzewiem',
    name: 'Zielarnia Pod Modrzewiem',
    town: 'Narew',
    voivodeship: 'podlaskie',
    description:
      'Zbieram zioła na łąkach nad Narwią i uprawiam to, czego dziko zbierać nie wolno. Suszę na strychu, destyluję w miedzianym alembiku, maści robię na własnych maceratach. Z wykształcenia jestem farmaceutką, z wyboru zielarką.',
    sells: ['herbs_teas', 'potted_herbs', 'hydrolats', 'ointments', 'creams', 'lip_care'],
    avatar: '🌿',
    closings: [
      'Zielarnia otwarta od środy do soboty, w pozostałe dni jestem na łące.',
      'Wysyłam w papierze i szkle, bez folii bąbelkowej.',
      'Każda partia ma swój numer i wpis w moim zeszycie.',
    ],
  },
  {
    key: 'gospodarstwo-zalewskich',
    name: 'Gospodarstwo Zalewskich',
    town: 'Wysokie Mazowieckie',
    voivodeship: 'podlaskie',
    description:
      'Doimy siedemdziesiąt krów i uprawiamy sto dziesięć hektarów między Wysokiem a Czyżewem. Maszyny mamy dobre, więc po swojej robocie jeździmy do sąsiadów. Syn wrócił po studiach rolniczych i pilnuje, żeby wszystko było w tabelkach.',
    sells: ['cattle', 'dairy', 'farm_work', 'ploughing_sowing', 'harvesting', 'machine_operators'],
    avatar: '🐄',
    closings: [
      'Dój o piątej i o siedemnastej, poza tym można dzwonić.',
      'Siedziba przy drodze na Zambrów, silosy widać z daleka.',
      'Rozliczamy się uczciwie i od ręki.',
    ],
  },
  {
    key: 'goscinny-zakatek',
    name: 'Stowarzyszenie Gościnny Zakątek',
    town: 'Krasnopol',
    voivodeship: 'podlaskie',
    description:
      'Zrzeszamy dziewiętnaście gospodarstw między Wigrami a granicą litewską. Wspólnie pieczemy sękacze i chleb na tataraku, zbieramy grzyby i dzielimy się gośćmi, gdy u jednych brakuje łóżek. Za stowarzyszenie odpisuje Alina Bobrowska, sekretarz i główna od ciasta.',
    sells: ['bread', 'cakes', 'ready_meals', 'mushrooms_forest', 'agritourism_staff'],
    avatar: '🌲',
    closings: [
      'Biuro mamy w dawnej mleczarni, czynne w dni robocze od 9 do 14.',
      'Pieczemy w piątki, a w soboty rano ustawia się kolejka.',
      'Kogo droga prowadzi nad Wigry, niech zajrzy po drodze.',
    ],
  },
  {
    key: 'rybakowka-trzy-jeziora',
    name: 'Rybakówka Trzy Jeziora',
    town: 'Ruciane-Nida',
    voivodeship: 'warmińsko-mazurskie',
    description:
      'Łowimy na trzech dzierżawionych jeziorach, siecią i z umiarem. Sieję, węgorza i sielawę wędzimy w ceglanej wędzarni, którą zbudował mój teść. Co wiosnę zarybiamy, żeby było co łowić naszym dzieciom.',
    sells: ['fish', 'fish_fry', 'food_processing'],
    avatar: '🎣',
    closings: [
      'Smażalnia i biuro pod jednym dachem, tuż za śluzą.',
      'Wypływamy o czwartej, wracamy koło dziewiątej i wtedy odbieram telefon.',
      'Kto płynie łodzią, może cumować przy naszym pomoście.',
    ],
  },
  {
    key: 'lawendowa-miedza',
    name: 'Lawendowa Miedza',
    town: 'Dobre Miasto',
    voivodeship: 'warmińsko-mazurskie',
    description:
      'Posadziłam tysiąc krzaczków lawendy na próbę, żeby sprawdzić, czy wytrzyma warmińską zimę. Wytrzymała, dziś jest ich jedenaście tysięcy. Destyluję, mydlę, plotę wianki, a w lipcu wpuszczam na pole wszystkich, którzy chcą posiedzieć w ciszy.',
    sells: ['hydrolats', 'face_oils', 'bath', 'soaps', 'hair_care', 'wreaths_bouquets'],
    avatar: '🪻',
    closings: [
      'Paczki pakuję we wtorki, zawsze z gałązką lawendy.',
      'Pracownia mieści się w starej kuźni, wejście od ogrodu.',
      'O skład można pytać do upadłego, nie mam tajemnic.',
    ],
    shopUrl: 'https://lawendowa-miedza.example/sklep',
  },
  {
    key: 'siedlisko-cztery-lapy',
    name: 'Siedlisko Cztery Łapy',
    town: 'Gietrzwałd',
    voivodeship: 'warmińsko-mazurskie',
    description:
      'Mieszkamy w czerwonym warmińskim domu z sześcioma kotami i trzema psami pasterskimi. Hodujemy rzadko i z głową, każde zwierzę wyjeżdża z badaniami i wyprawką. Z desek po starej stodole robimy budki, legowiska i drapaki.',
    sells: ['cats', 'dogs', 'cat_food', 'pet_toys', 'beds_houses'],
    avatar: '🐾',
    closings: [
      'Odwiedziny umawiamy na popołudnia, wtedy wszyscy są wybiegani.',
      'Od nas do Olsztyna jest dwadzieścia minut, można podjechać autobusem.',
      'Pytania są mile widziane, im więcej, tym lepiej.',
    ],
  },
  {
    key: 'kaszubska-checz',
    name: 'Kaszubska Chëcz Lidii',
    town: 'Chmielno',
    voivodeship: 'pomorskie',
    description:
      'W jednej chëczy pracujemy w trzy pokolenia: mama haftuje, ja toczę i maluję, córka plecie z korzenia sosny. Wzór z tulipanem i rybią łuską mamy po prababce. Jezioro widać z okna pracowni, dlatego czasem się spóźniamy.',
    sells: ['embroidery_lace', 'pottery', 'glass_painting', 'wicker'],
    avatar: '🌷',
    closings: [
      'Latem pracownia otwarta codziennie, zimą po telefonie.',
      'Robimy też na zamówienie, z imieniem albo datą.',
      'Kruche rzeczy owijam w siano, dojeżdżają całe.',
    ],
    shopUrl: 'https://kaszubska-checz.example',
  },
  {
    key: 'bursztynowa-kramnica',
    name: 'Bursztynowa Kramnica',
    town: 'Stegna',
    voivodeship: 'pomorskie',
    description:
      'Po sztormie wychodzę na plażę z kaszorkiem, jak mój dziadek. Bryłki szlifuję tak, żeby zostało w nich trochę kory, bo gładkie są wszędzie. Zimą leję świece z wosku od pszczelarzy z Mierzei.',
    sells: ['jewellery', 'candles'],
    avatar: '🐚',
    closings: [
      'Wysyłam listem poleconym albo do paczkomatu, w pudełku na prezent.',
      'Sklepik przy zejściu numer dziesięć, poza sezonem proszę dzwonić.',
      'Do każdej rzeczy dołączam kartkę, skąd jest i z czego.',
    ],
  },
  {
    key: 'szkolka-pod-debami',
    name: 'Szkółka Pod Dębami',
    town: 'Kargowa',
    voivodeship: 'lubuskie',
    description:
      'Szczepimy stare odmiany jabłoni, grusz i śliw, część zrazów zebraliśmy z opuszczonych sadów nad Obrą. Do tego krzewy, iglaki i hektar jodeł, które jadą w grudniu do ludzi. Drzewko sprzedajemy z instrukcją i numerem telefonu, bo wolimy odpowiadać, niż żałować.',
    sells: ['fruit_trees', 'berry_bushes', 'ornamental_shrubs', 'conifers', 'christmas_trees'],
    avatar: '🌱',
    closings: [
      'Zapraszamy od 8 do 16, w grudniu do zmroku.',
      'Pomagamy załadować, warto zabrać koc do bagażnika.',
      'Na życzenie zarezerwujemy i opiszemy nazwiskiem.',
    ],
  },
  {
    key: 'agro-kordas',
    name: 'Agro-Usługi Kordas',
    town: 'Trzebiatów',
    voivodeship: 'zachodniopomorskie',
    description:
      'Od 2006 roku wykonujemy usługi polowe na Pomorzu Zachodnim, od orki po zbiór kukurydzy. Mamy sześć ciągników, dwa kombajny i zestaw niskopodwoziowy do transportu maszyn. Liczymy z hektara albo z godziny, zawsze przed wjazdem w pole.',
    sells: ['ploughing_sowing', 'harvesting', 'machine_rental', 'machine_operators', 'transport', 'mowing'],
    avatar: '🚜',
    closings: [
      'W żniwa prosimy o cierpliwość, oddzwaniamy nocą z kabiny.',
      'Baza w Trzebiatowie, przy wylocie na Gryfice.',
      'Wystawiamy faktury i mamy ubezpieczenie.',
    ],
  },
  {
    key: 'ranczo-rudy-szkot',
    name: 'Ranczo Rudy Szkot',
    town: 'Czaplinek',
    voivodeship: 'zachodniopomorskie',
    description:
      'Nasze szkockie bydło chodzi po łąkach nad Drawskiem cały rok, pod dach nie chce nawet w zawieruchę. Obok trzymamy mangalice, które wyglądają jak owce i myślą, że są psami. Siana robimy więcej, niż zjedzą, więc resztę sprzedajemy.',
    sells: ['cattle', 'pigs', 'fresh_meat', 'wood_hay', 'horse_feed', 'farm_work'],
    avatar: '🐂',
    closings: [
      'Ranczo leży cztery kilometry za miastem, za drugim szlabanem.',
      'Proszę pisać, jestem tu sam i ręce mam zwykle zajęte.',
      'Zwierzęta można obejrzeć z platformy, najlepiej przed zachodem słońca.',
    ],
  },
  {
    key: 'gesi-z-paluk',
    name: 'Gęsie Podwórko',
    town: 'Żnin',
    voivodeship: 'kujawsko-pomorskie',
    description:
      'Na Pałukach gęś to nie ptak, tylko wyznanie. Hodujemy białą kołudzką na owsie, do tego kaczki, kury i gołębie, które przyleciały same i zostały. Półgęski wędzi mój tata, ja odpowiadam za wylęgarnię i telefon.',
    sells: [
      'ducks_geese',
      'poultry',
      'cured_meats',
      'laying_hens',
      'chicks',
      'pigeons',
      'ornamental_poultry',
      'farm_feed',
    ],
    avatar: '🪿',
    closings: [
      'Na Świętego Marcina i na Wigilię rezerwacje zbieramy z miesięcznym zapasem.',
      'Podwórko otwarte od ósmej do zmierzchu, w niedzielę odpoczywamy.',
      'Dzwonić do Moniki, tata i tak odda mi słuchawkę.',
    ],
  },
  {
    key: 'nasiona-babci-czesi',
    name: 'Nasiona Babci Czesi',
    town: 'Rypin',
    voivodeship: 'kujawsko-pomorskie',
    description:
      'Po babci Czesi zostało mi sto czternaście torebek nasion, opisanych kopiowym ołówkiem. Rozmnażam je co roku, żeby malinowy kujawski i fasola piękny jaś nie przepadły. Wiosną sprzedaję rozsadę i zioła, jesienią to, co urosło.',
    sells: ['seeds_bulbs', 'vegetable_seedlings', 'perennials', 'potted_herbs', 'vegetables'],
    avatar: '🌻',
    closings: [
      'Torebki wysyłam zwykłym listem, większe rzeczy tylko do odbioru.',
      'Ogród leży za kościołem, wejście przez sad.',
      'Wszystko rośnie pod chmurką, więc terminy zależą od pogody.',
    ],
  },
  {
    key: 'runo-z-borow',
    name: 'Runo z Borów',
    town: 'Tuchola',
    voivodeship: 'kujawsko-pomorskie',
    description:
      'W Borach Tucholskich zbieram z rodziną grzyby, jagody i borówki, suszę je i zaprawiam według zeszytu cioci. Mąż jest leśnikiem na emeryturze, ma wrzosową pasiekę i poletko świerków. Sezon zaczynamy w czerwcu od kurek, kończymy w grudniu na choinkach.',
    sells: ['mushrooms_forest', 'preserves', 'herbs_teas', 'honey', 'forestry', 'christmas_trees'],
    avatar: '🍄',
    closings: [
      'Skup i sprzedaż w jednym miejscu, przy starej leśniczówce.',
      'W sezonie jesteśmy do dwudziestej, bo zbieracze wracają późno.',
      'Na wiadomości odpisuje córka, i to szybko.',
    ],
  },
  {
    key: 'pszczeli-dotyk',
    name: 'Manufaktura Pszczeli Dotyk',
    town: 'Łagów',
    voivodeship: 'lubuskie',
    description:
      'Zaczęło się od trzech uli i popękanych dłoni, na które nic nie pomagało. Dziś mam sześćdziesiąt rodzin i pracownię, w której wosk, propolis i miód zamieniają się w kosmetyki. Receptury zgłaszam jak trzeba, a testuję na sobie i siostrach.',
    sells: [
      'creams',
      'lip_care',
      'ointments',
      'face_oils',
      'hair_care',
      'bath',
      'honey',
      'bee_products',
      'bees',
      'beekeeping_services',
    ],
    avatar: '👩‍🔬',
    closings: [
      'Pracownia nad jeziorem Łagowskim, warto połączyć zakupy ze spacerem.',
      'Najszybciej odpowiadam między ósmą a dziesiątą rano.',
      'Jeśli coś nie posłuży, proszę napisać, a znajdziemy wyjście.',
    ],
    shopUrl: 'https://pszczeli-dotyk.example/sklep',
  },
  {
    key: 'mlyn-zloty-klos',
    name: 'Młyn i Piekarnia Złoty Kłos',
    town: 'Pyzdry',
    voivodeship: 'wielkopolskie',
    description:
      'Młyn miele od 1911 roku, piekarnię dobudował mój ojciec, a ja dołożyłem małą olejarnię. Chleb stoi na zakwasie co najmniej szesnaście godzin i piecze się na kamieniu. Mąkę sprzedajemy tego samego dnia, w którym została zmielona.',
    sells: ['bread', 'cakes', 'flour_groats', 'oils', 'food_processing'],
    avatar: '🥖',
    closings: [
      'Sklep przy młynie otwieramy o szóstej, a po dwunastej bywa już pusto.',
      'Stoimy w soboty na rynku we Wrześni.',
      'Dzwonić po dziesiątej, wcześniej wyjmujemy z pieca.',
    ],
  },
  {
    key: 'kgw-makowianki',
    name: 'KGW Makowianki',
    town: 'Krzywiń',
    voivodeship: 'wielkopolskie',
    description:
      'Jest nas dwadzieścia trzy, najmłodsza ma dziewiętnaście lat, najstarsza osiemdziesiąt cztery. Gotujemy, pieczemy, zaprawiamy i stroimy – na dożynki, wesela, wigilie i bez okazji. Dochód idzie na wspólną kuchnię i wycieczki dla seniorów.',
    sells: ['cakes', 'ready_meals', 'preserves', 'pickles', 'sweets', 'holiday_decorations', 'eggs'],
    avatar: '👩‍🍳',
    closings: [
      'Spotykamy się w świetlicy we wtorki i piątki od szesnastej.',
      'Zamówienia przyjmuje Hania, przewodnicząca, najchętniej wieczorem.',
      'Po odbiór zapraszamy do świetlicy, wejście od boiska.',
    ],
  },
  {
    key: 'halina-nowacka',
    name: 'Halina Nowacka',
    town: 'Poznań',
    voivodeship: 'wielkopolskie',
    description:
      'Emerytowana bibliotekarka, czworo wnucząt i balkon pełen pelargonii. Kupuję u ludzi, których mogę zapytać, jak to zrobili.',
    sells: [],
    avatar: '👵',
    closings: [],
  },
  {
    key: 'marek-wrona',
    name: 'Marek Wrona',
    town: 'Warszawa',
    voivodeship: 'mazowieckie',
    description:
      'Gotuję w weekendy i od dwóch lat szukam kiełbasy, która smakuje jak u dziadka pod Siedlcami. Piszę szczerze, chwalę i marudzę po równo. Zdjęcia robię lepsze niż potrawy.',
    sells: [],
    avatar: '🧔',
    closings: [],
  },
  {
    key: 'ola-kwiatek',
    name: 'Ola Kwiatek',
    town: 'Kraków',
    voivodeship: 'małopolskie',
    description:
      'Studiuję architekturę krajobrazu i na razie mam ogród wielkości parapetu. Zamawiam mało, ale czytam każdą etykietę do końca.',
    sells: [],
    avatar: '👩‍🦰',
    closings: [],
  },
  {
    key: 'grzegorz-pilch',
    name: 'Grzegorz Pilch',
    town: 'Ustroń',
    voivodeship: 'śląskie',
    description:
      'Mam dom z ogrodem, dwa psy i zdecydowanie za dużo planów na sobotę. Lubię, gdy ktoś przyjeżdża o godzinie, o której powiedział.',
    sells: [],
    avatar: '👨‍🔧',
    closings: [],
  },
  {
    key: 'teresa-lis',
    name: 'Teresa Lis',
    town: 'Nałęczów',
    voivodeship: 'lubelskie',
    description:
      'Prowadzę mały pensjonat i sama robię śniadania dla gości. Dlatego szukam stałych dostawców, a nie jednorazowych okazji. Jak coś jest dobre, wracam co tydzień.',
    sells: [],
    avatar: '👩‍🦳',
    closings: [],
  },
  {
    key: 'bartosz-zielinski',
    name: 'Bartosz Zieliński',
    town: 'Gdynia',
    voivodeship: 'pomorskie',
    description:
      'Pływam na promie, dwa tygodnie na morzu, dwa w domu. Kiedy schodzę na ląd, jadę z dziećmi gdzieś, gdzie są kury i nie ma zasięgu.',
    sells: [],
    avatar: '👨‍🦱',
    closings: [],
  },
  {
    key: 'jadwiga-sowa',
    name: 'Jadwiga Sowa',
    town: 'Tykocin',
    voivodeship: 'podlaskie',
    description:
      'Mieszkam przy samym rynku i z przyzwyczajenia robię zapasy jak na oblężenie. Mam osiem kur, starego kota i ogródek, w którym najlepiej udają się ogórki.',
    sells: [],
    avatar: '🦉',
    closings: [],
  },
  {
    key: 'piotr-cichy',
    name: 'Piotr Cichy',
    town: 'Łódź',
    voivodeship: 'łódzkie',
    description:
      'Programista na odwyku od ekranu: w wolnych chwilach rzeźbię łyżki i hoduję pomidory w skrzynkach. Opinie piszę krótko.',
    sells: [],
    avatar: '👨',
    closings: [],
  },
  {
    key: 'natalia-brzoza',
    name: 'Natalia Brzoza',
    town: 'Olsztyn',
    voivodeship: 'warmińsko-mazurskie',
    description:
      'Jestem mamą bliźniaków z alergiami, więc o skład pytam trzy razy i za czwartym sprawdzam. Wolę jechać czterdzieści kilometrów do gospodarza niż cztery do marketu.',
    sells: [],
    avatar: '👩',
    closings: [],
  },
  {
    key: 'zbigniew-kot',
    name: 'Zbigniew Kot',
    town: 'Opole',
    voivodeship: 'opolskie',
    description:
      'Czterdzieści lat jeździłem na kolei, teraz jeżdżę po targach i jarmarkach. Znam ceny, znam się na robocie i lubię pogadać.',
    sells: [],
    avatar: '👨‍🦳',
    closings: [],
  },
  {
    key: 'kinga-maj',
    name: 'Kinga Maj',
    town: 'Kołobrzeg',
    voivodeship: 'zachodniopomorskie',
    description:
      'Uczę wychowania fizycznego, biegam po wydmach i od roku kupuję wyłącznie kosmetyki w szklanych słoikach. W wakacje pracuję dorywczo w gospodarstwach, żeby zobaczyć kawałek Polski.',
    sells: [],
    avatar: '👱‍♀️',
    closings: [],
  },
  {
    key: 'tadeusz-grab',
    name: 'Tadeusz Grab',
    town: 'Sandomierz',
    voivodeship: 'świętokrzyskie',
    description:
      'Działkowiec z trzydziestoletnim stażem, w komisji konkursu na najładniejszy ogród od 2009 roku. Sadzę, szczepię, podlewam i nie wierzę w cuda z reklam.',
    sells: [],
    avatar: '🧓',
    closings: [],
  },
];
