import type { AdRecipes } from '#demo/types.ts';

/** Field work, gardens, trees, machines, transport and more; the text says what one unit of the price is. */
export const services: AdRecipes = {
  ploughing_sowing: [
    {
      title: 'Orka pługiem obrotowym, pięć skib',
      text: [
        'Orzemy na głębokość od osiemnastu do trzydziestu centymetrów, ciągnik 180 KM z nawigacją, bez bruzd na środku pola.',
        'Cena obowiązuje za hektar przy działce powyżej półtora hektara, paliwo jest wliczone.',
        'Na glinie i po kukurydzy proponujemy wcześniejsze rozdrobnienie resztek mulczerem.',
      ],
      price: [330, 420],
      objects: ['🚜', '🟫'],
    },
    {
      title: 'Siew zbóż agregatem uprawowo-siewnym',
      text: [
        'Zestaw trzymetrowy z broną wirnikową, ścieżki technologiczne zakładamy pod każdy opryskiwacz.',
        'Liczymy od hektara razem z uprawą, ziarno i zaprawa po stronie rolnika.',
        'Terminy jesienne rozchodzą się już w sierpniu, warto wcześniej zadzwonić.',
      ],
      price: [260, 330],
      objects: ['🚜', '🌾', '🌱'],
    },
    {
      title: 'Siew kukurydzy i słonecznika siewnikiem punktowym',
      text: [
        'Sześć rzędów co siedemdziesiąt pięć centymetrów, podsiew nawozu obok nasion, wyłączanie sekcji na uwrociach.',
        'Podana kwota to koszt zasiania jednego hektara, przy większym areale udzielamy rabatu.',
        'Po robocie zostawiamy mapę z obsadą i zużyciem materiału siewnego.',
      ],
      price: [190, 250],
      objects: ['🌽', '🌻', '🚜'],
    },
    {
      title: 'Talerzowanie ścierniska i głęboszowanie',
      text: [
        'Talerzówka czterometrowa miesza słomę płytko, głębosz rozbija podeszwę płużną do czterdziestu pięciu centymetrów.',
        'Stawka za hektar dotyczy talerzowania, głęboszowanie wyceniamy po obejrzeniu gleby.',
        'Pracujemy również nocą, by zdążyć przed deszczem.',
      ],
      price: [170, 230],
      objects: ['🚜', '🌾'],
    },
    {
      title: 'Przygotowanie działki glebogryzarką, małe ogródki',
      text: [
        'Lekka maszyna przejeżdża przez furtkę o szerokości dziewięćdziesięciu centymetrów i nie ugniata ziemi wokół domu.',
        'Rozliczamy się za godzinę pracy, ogródek trzyarowy zajmuje zwykle dwie.',
        'W cenie jest zagrabienie, a jeśli trzeba, rozrzucimy też kompost i zasiejemy trawę.',
      ],
      price: [110, 150],
      objects: ['🏡', '🌱', '🪴'],
    },
  ],
  harvesting: [
    {
      title: 'Koszenie zbóż kombajnem, z odwozem',
      text: [
        'Kombajn z sześciometrowym hederem i sieczkarnią do słomy, wjedzie również w mniejsze kawałki.',
        'Za skoszenie hektara pszenicy, żyta lub owsa płaci się podaną kwotę, przyczepa do odwozu gratis do trzech kilometrów.',
        'Straty ziarna sprawdzamy tacką przy każdym polu.',
      ],
      price: [430, 530],
      objects: ['🌾', '🚜'],
    },
    {
      title: 'Zbiór kukurydzy na ziarno, przystawka ośmiorzędowa',
      text: [
        'Przystawka z rozdrabniaczem łodyg, omłot przy wilgotności do trzydziestu procent.',
        'Cennik jest od hektara, transport do suszarni wyceniamy osobno od tony.',
        'Sezon zaczynamy w końcu września i jeździmy aż do pierwszych śniegów.',
      ],
      price: [540, 660],
      objects: ['🌽', '🚜'],
    },
    {
      title: 'Sieczkarnia samojezdna, kukurydza i trawa na kiszonkę',
      text: [
        'Długość sieczki ustawiamy od czterech do dwudziestu milimetrów, ziarno zgniata walec z różnicą obrotów.',
        'Stawka dotyczy godziny pracy samej sieczkarni, przyczepy i ubijanie pryzmy dobieramy wedle potrzeb.',
        'Najczęściej zbieramy od pięciu do siedmiu hektarów na godzinę.',
      ],
      price: [1100, 1400],
      objects: ['🌽', '🚜', '🐄'],
    },
    {
      title: 'Prasowanie słomy i siana w bele okrągłe',
      text: [
        'Prasa zmiennokomorowa, bela sto dwadzieścia na sto dwadzieścia, siatka wliczona, z możliwością owijania folią.',
        'Cena za jedną belę, od stu sztuk taniej o złotówkę.',
        'Zgrabiamy wałki karuzelą na dwanaście godzin przed prasowaniem.',
      ],
      price: [22, 29],
      objects: ['🌾', '🚜', '☀️'],
    },
    {
      title: 'Wykopki ziemniaków kopaczką dwurzędową i kombajnem',
      text: [
        'Wyjeżdżamy na działki od pół hektara, kombajn z koszem na dwie tony, obsada ze stołem do przebierania.',
        'Wykopanie hektara kosztuje tyle, ile podano, w trudnej glebie umawiamy się na dopłatę.',
        'Ziemniaki zsypujemy na przyczepę albo w skrzynie właściciela, bez obicia.',
      ],
      price: [1250, 1600],
      objects: ['🥔', '🚜'],
    },
  ],
  mowing: [
    {
      title: 'Koszenie trawników kosiarką samojezdną',
      text: [
        'Kosimy z koszem lub mulczowaniem, krawędzie wykańczamy podkaszarką, pokos wywozimy.',
        'Podana kwota to jedna godzina, ogród ośmiuset metrów zajmuje około dwóch.',
        'W abonamencie co dziesięć dni, do umowy dokładamy wiosenną wertykulację.',
      ],
      price: [90, 125],
      objects: ['🌿', '🏡'],
    },
    {
      title: 'Wykaszanie nieużytków i wysokich chwastów mulczerem',
      text: [
        'Mulczer leśny na ciągniku rozdrabnia nawłoć, trzciny i samosiewy do pięciu centymetrów grubości.',
        'Wyceniamy za hektar, działki zaniedbane od lat po oględzinach bywają droższe.',
        'Dopasowujemy termin do lęgów ptaków i pozostawiamy pas dla zapylaczy, jeśli właściciel chce.',
      ],
      price: [420, 560],
      objects: ['🚜', '🌾', '🦋'],
    },
    {
      title: 'Koszenie łąk i przetrząsanie siana',
      text: [
        'Kosiarka dyskowa trzymetrowa, przetrząsacz i zgrabiarka, pracujemy na wysokość ścierni podaną przez gospodarza.',
        'Za każdy hektar i jeden przejazd, przetrząsanie liczone dodatkowo.',
        'Przed koszeniem jedna osoba idzie pierwsza, żeby wypłoszyć sarnie koźlęta i zające.',
      ],
      price: [150, 210],
      objects: ['🌱', '🐇', '🚜'],
    },
    {
      title: 'Ręczne koszenie kosą stromych zboczy i sadów',
      text: [
        'Kosa klepana, a nie żyłka, więc nie okaleczy młodych drzewek i nie wystraszy kur.',
        'Godzina pracy jednego kosiarza z ostrzeniem i zgrabieniem po trzech dniach.',
        'Kosimy od czwartej rano, gdy rosa jeszcze trzyma źdźbła.',
      ],
      price: [60, 80],
      objects: ['🌾', '🧑‍🌾', '⛰️'],
    },
    {
      title: 'Wysięgnik do poboczy, rowów i żywopłotów',
      text: [
        'Ramię sięga sześciu metrów, głowica z bijakami dosięga przeciwległej skarpy rowu.',
        'Rozliczenie godzinowe od wjazdu na drogę, dojazd do dziesięciu kilometrów bez dopłaty.',
        'Mamy oznakowanie drogowe oraz ubezpieczenie OC, chętnie współpracujemy z gminami.',
      ],
      price: [190, 240],
      objects: ['🚜', '🌳', '🚧'],
    },
  ],
  garden_design: [
    {
      title: 'Projekt ogrodu wiejskiego z warzywnikiem i malwami',
      text: [
        'Rysujemy układ ścieżek, rabat, tarasu i miejsca na kompost, dobierając gatunki do gleby oraz słońca.',
        'Metr kwadratowy opracowania kosztuje podaną kwotę, w cenie są dwie wizyty i lista roślin.',
        'Projekt oddajemy na papierze i w pliku, po polsku, z opisem pielęgnacji na cztery pory roku.',
      ],
      price: [9, 14],
      objects: ['🏡', '🌻', '📐'],
    },
    {
      title: 'Konsultacja ogrodnicza w terenie',
      text: [
        'Przyjeżdżamy, badamy pH i strukturę ziemi, wskazujemy, co przesadzić, a co po prostu przyciąć.',
        'Za godzinę rozmowy w ogrodzie, notatki i szkic dosyłamy w ciągu trzech dni.',
        'Dobre rozwiązanie, zanim wyda się pieniądze na przypadkowe krzewy.',
      ],
      price: [160, 220],
      objects: ['🧑‍🌾', '🌿', '📋'],
    },
    {
      title: 'Łąka kwietna pod klucz, z rodzimych nasion',
      text: [
        'Usuwamy darń, wyrównujemy, wysiewamy mieszankę jednoroczną i wieloletnią, podlewamy do wschodów.',
        'Kwota to koszt założenia metra kwadratowego przy powierzchni od stu metrów.',
        'W pierwszym roku kwitnie głównie mak, chaber i rumian, potem dołączają jastrun, szałwia i driakiew.',
      ],
      price: [16, 24],
      objects: ['🌼', '🦋', '🐝'],
    },
    {
      title: 'Projektowanie rabat bylinowych w stylu naturalistycznym',
      text: [
        'Komponujemy trawy, jeżówki, szałwie i astry tak, by coś działo się od kwietnia po szron.',
        'Dla rabaty podajemy plan nasadzeń i zestawienie zakupowe, opłata za metr kwadratowy.',
        'Kontrola po roku jest darmowa, poprawiamy to, co się nie przyjęło.',
      ],
      price: [28, 40],
      objects: ['🌸', '🎨'],
    },
    {
      title: 'Ogród deszczowy i podlewanie z beczek, plan z montażem',
      text: [
        'Zbieramy wodę z rynien do zbiornika, a przelew kierujemy na nieckę obsadzoną kosaćcem i sitowiem.',
        'Wycena godzinowa pracy projektanta, koszt materiałów pokazujemy z fakturami.',
        'Pomagamy złożyć wniosek o dotację na małą retencję.',
      ],
      price: [150, 210],
      objects: ['🌧️', '🪣', '🌿'],
    },
  ],
  tree_care: [
    {
      title: 'Wycinka drzew metodą alpinistyczną',
      text: [
        'Pracujemy w koronie na linach i opuszczamy konary po kawałku, aby nie spadły na dach ani na grządki.',
        'Płatne za godzinę pracy dwuosobowej ekipy, ze sprzętem i ubezpieczeniem OC do dwustu tysięcy.',
        'Podpowiemy, kiedy wymagane jest zgłoszenie w gminie, druk wypełnia właściciel.',
      ],
      price: [260, 340],
      objects: ['🌳', '🪚', '🧗'],
    },
    {
      title: 'Prześwietlanie i redukcja koron starych lip i dębów',
      text: [
        'Usuwamy posusz i krzyżujące się gałęzie, nie głowimy, bo po takim cięciu drzewo gnije.',
        'Godzina arborysty kosztuje tyle, co w ogłoszeniu, gałęzie mielemy rębakiem na miejscu.',
        'Po pracy spisujemy stan zdrowia drzewa, opis można dołączyć do dokumentacji parku.',
      ],
      price: [190, 250],
      objects: ['🌳', '✂️'],
    },
    {
      title: 'Frezowanie pni po ściętych drzewach',
      text: [
        'Samobieżna frezarka ściera pień do trzydziestu centymetrów pod gruntem, bez koparki i śladów po kołach.',
        'Cena za godzinę z operatorem, w ciągu której usuniemy trzy do pięciu średnich pni.',
        'Trociny zostawiamy do ściółkowania rabat albo zabieramy ze sobą.',
      ],
      price: [220, 290],
      objects: ['🪵', '🪚'],
    },
    {
      title: 'Wiązania linowe i podpory dla pomnikowych drzew',
      text: [
        'Zakładamy elastyczne wiązania w koronach rozwidlonych, wzmacniamy konary podporami z robinii.',
        'Rozliczamy od godziny, materiał według kosztorysu, przegląd co trzy lata proponujemy umową.',
        'Mamy certyfikat arborystyczny i zgodę na pracę przy drzewach objętych ochroną.',
      ],
      price: [200, 270],
      objects: ['🌳', '🪢', '🦺'],
    },
    {
      title: 'Przesadzanie i sadzenie dużych drzew z bryłą',
      text: [
        'Przywozimy drzewa z bryłą balotowaną, kopiemy dół, ustawiamy, stabilizujemy palikami i podlewamy.',
        'Płaci się za godzinę pracy brygady z dźwigiem HDS, same rośliny wyceniamy osobno.',
        'Najlepiej sadzić od października do końca kwietnia, poza mrozami.',
      ],
      price: [240, 320],
      objects: ['🌲', '🚛', '🌱'],
    },
  ],
  orchard_care: [
    {
      title: 'Zimowe cięcie jabłoni i grusz, korona wrzecionowa',
      text: [
        'Formujemy wrzeciono, usuwamy wilki i pędy konkurencyjne, zostawiając owocujące krótkopędy.',
        'Stawka za godzinę sekatorzysty z drabiną, na hektar potrzeba od czterdziestu godzin.',
        'Zaczynamy po świętach i kończymy najpóźniej przed nabrzmieniem pąków.',
      ],
      price: [55, 75],
      objects: ['🍎', '✂️', '❄️'],
    },
    {
      title: 'Odmładzanie starych, wysokich drzew owocowych',
      text: [
        'Rozkładamy cięcie na trzy zimy, żeby stara jabłoń nie odpowiedziała miotłą wilków.',
        'Kwota dotyczy godziny pracy z piłą i drabiną, najczęściej jedno drzewo to dwie, trzy godziny.',
        'Dziuple po sikorach zostawiamy, rany po konarach wygładzamy nożem.',
      ],
      price: [70, 95],
      objects: ['🌳', '🪜', '🍐'],
    },
    {
      title: 'Zabiegi opryskiwaczem sadowniczym, z atestem',
      text: [
        'Opryskiwacz wentylatorowy po aktualnym badaniu, operator ma uprawnienia do stosowania środków ochrony.',
        'Liczymy od hektara i zabiegu, środki dobiera właściciel lub doradca.',
        'Jeździmy po zachodzie słońca, gdy pszczoły wrócą do uli, i prowadzimy ewidencję.',
      ],
      price: [170, 220],
      objects: ['🚜', '🍏', '💧'],
    },
    {
      title: 'Szczepienie drzewek i zakładanie sadu przydomowego',
      text: [
        'Szczepimy stare odmiany w klin i za korę, sprowadzamy zrazy malinówek, kosztel, papierówek i renet.',
        'Za godzinę pracy, w której zdążymy zaszczepić około sześciu drzewek.',
        'Kopiemy także doły, palikujemy młode sadzonki i osłaniamy pnie przed zającami.',
      ],
      price: [75, 105],
      objects: ['🌱', '🍏', '🪚'],
    },
    {
      title: 'Karczowanie starego sadu i rekultywacja pod nowe nasadzenia',
      text: [
        'Wyciągamy karpy koparką, gałęzie zrębkujemy, pole wyrównujemy i siejemy gorczycę.',
        'Hektar z wywiezieniem drewna wyceniono w ogłoszeniu, małe ogrody wyceniamy po oględzinach.',
        'Sprawdzamy, czy wolno usunąć dane drzewo i kiedy nie zakłócimy lęgów.',
      ],
      price: [7500, 9500],
      objects: ['🚜', '🪵', '🌱'],
    },
  ],
  machine_rental: [
    {
      title: 'Minikoparka na gąsienicach do wynajęcia',
      text: [
        'Koparka o masie tysiąca ośmiuset kilogramów, trzy łyżki i młot, przejedzie przez bramkę o szerokości metra.',
        'Wynajem na dobę, bez operatora, kaucja zwrotna, paliwo uzupełnia najemca.',
        'Po telefonie dowozimy na lawecie i pokazujemy, jak zmieniać łyżki.',
      ],
      price: [380, 480],
      objects: ['🚧', '🦺'],
    },
    {
      title: 'Rębak do gałęzi z własnym silnikiem, do 12 centymetrów',
      text: [
        'Zamienia stertę po cięciu sadu w zrębki, które nadają się do ściółki oraz kotła.',
        'Podana opłata dotyczy jednego dnia, weekend liczymy jak półtora dnia.',
        'Waży trzysta kilogramów, holuje go zwykły samochód z hakiem.',
      ],
      price: [260, 330],
      objects: ['🌳', '🪵'],
    },
    {
      title: 'Wypożyczymy ciągnik 90 KM z ładowaczem czołowym',
      text: [
        'Po przeglądzie, z widłami do bel, łyżką i przyczepą kiprową, kabina z klimatyzacją.',
        'Rozliczenie za motogodzinę, bez paliwa, minimum trzy godziny dziennie.',
        'Kierujący powinien okazać prawo jazdy i umieć podłączyć hydraulikę, krótkie szkolenie bezpłatne.',
      ],
      price: [95, 130],
      objects: ['🚜', '🔑'],
    },
    {
      title: 'Glebogryzarka spalinowa i wertykulator na weekend',
      text: [
        'Dwie maszyny w komplecie, odbiór w piątek po szesnastej, zwrot w poniedziałek rano.',
        'Kwota obejmuje weekend z olejem i zapasową świecą, benzynę nalewa wynajmujący.',
        'Szerokość robocza osiemdziesiąt centymetrów, noże świeżo wymienione.',
      ],
      price: [140, 180],
      objects: ['🌱', '🧰'],
    },
    {
      title: 'Łuparka do drewna, nacisk 12 ton, najem',
      text: [
        'Hydrauliczna, na wałek albo prąd trójfazowy, radzi sobie z sękatym bukiem.',
        'Stawka za dobę, przy trzech dobach jedna gratis, prosimy o obsługę w rękawicach i okularach.',
        'Wydajność wynosi około dwóch metrów przestrzennych na godzinę przy pracy we dwoje.',
      ],
      price: [150, 200],
      objects: ['🪓', '🪵', '🧤'],
    },
  ],
  transport: [
    {
      title: 'Transport zwierząt gospodarskich, pojazd z zezwoleniem',
      text: [
        'Samochód z wentylacją, poidłem i ścianami działowymi, przewozimy cielęta, owce, świnie i konie.',
        'Stawka za każdy kilometr w obie strony, przy kilku zleceniach jadących w tę samą stronę dzielimy koszty.',
        'Kierowca ma licencję przewoźnika zwierząt i świadectwo dezynfekcji pojazdu po każdym kursie.',
      ],
      price: [4, 6],
      objects: ['🚛', '🐄', '🐑'],
    },
    {
      title: 'Przewóz bel słomy i siana zestawem z przyczepą',
      text: [
        'Bierzemy trzydzieści osiem bel na raz, zabezpieczamy pasami i plandeką.',
        'Za godzinę jazdy i załadunku, ładowarkę z chwytakiem mamy na wyposażeniu.',
        'Dowieziemy też pod stajnię, do której nie podjedzie tir.',
      ],
      price: [190, 250],
      objects: ['🚛', '🌾'],
    },
    {
      title: 'Wywrotka: piasek, żwir, ziemia ogrodowa',
      text: [
        'Auto czteroosiowe i mniejsze sześciotonowe, które wjedzie pod sam płot.',
        'Cena za metr sześcienny przesianej ziemi z dowozem do piętnastu kilometrów.',
        'Sypiemy gdzie wskaże klient, w deszczu odraczamy, żeby nie zniszczyć drogi.',
      ],
      price: [75, 105],
      objects: ['🚚', '🟫', '🪨'],
    },
    {
      title: 'Odwóz zboża do skupu i suszarni',
      text: [
        'Dwie naczepy samowyładowcze po dwadzieścia cztery tony, przykrywane plandeką na korbę.',
        'Liczymy za godzinę, wraz z oczekiwaniem w kolejce do wagi.',
        'W żniwa jeździmy na okrągło, w razie potrzeby ważymy na swojej wadze.',
      ],
      price: [200, 270],
      objects: ['🚛', '🌾', '⚖️'],
    },
    {
      title: 'Chłodniczy transport sera, mięsa i warzyw na targi',
      text: [
        'Bus z agregatem utrzymuje od dwóch do sześciu stopni, temperatura zapisuje się w rejestratorze.',
        'Rozliczenie od kilometra, powrót pusty w połowie stawki.',
        'Pomagamy rozładować i ustawić skrzynki na straganie, możemy ruszyć o trzeciej w nocy.',
      ],
      price: [4, 5],
      objects: ['🚐', '🧀', '❄️'],
    },
  ],
  beekeeping_services: [
    {
      title: 'Zapylanie sadów i rzepaku, ule na kwitnienie',
      text: [
        'Przywozimy silne rodziny nocą w dniu otwarcia pierwszych kwiatów i zabieramy po przekwitnięciu.',
        'Opłata za jeden ul na całe kwitnienie, w sadzie zalecamy trzy rodziny na hektar.',
        'Umowa z właścicielem pola zobowiązuje go do zawiadomienia o każdym oprysku.',
      ],
      price: [120, 170],
      objects: ['🐝', '🌼', '🍎'],
    },
    {
      title: 'Zdejmowanie rojów, bezpieczne dla ludzi i pszczół',
      text: [
        'Zbieramy roje z drzew, kominów i poddaszy, w zabudowie używamy podnośnika.',
        'Każdy wyjazd płatny jednorazowo, roje wiszące nisko na gałęzi zabieramy taniej.',
        'Szerszeni i os nie usuwamy, w takich wypadkach polecamy straż lub firmę dezynsekcyjną.',
      ],
      price: [100, 200],
      objects: ['🐝', '🪜', '🌳'],
    },
    {
      title: 'Wirowanie miodu i odsklepianie plastrów u klienta',
      text: [
        'Mobilna pracownia z miodarką radialną na dwadzieścia ramek, stołem do odsklepiania i odstojnikiem.',
        'Godzina pracy z obsługą, prąd z agregatu, mycie sprzętu bierzemy na siebie.',
        'W godzinę wirujemy około sześćdziesięciu plastrów, potem dwa sita i do wiader.',
      ],
      price: [110, 145],
      objects: ['🍯', '🐝', '🪣'],
    },
    {
      title: 'Przegląd pasieki i mentoring dla początkujących',
      text: [
        'Otwieramy ule, oceniamy matkę, zapasy i czerw, uczymy rozpoznawać warrozę i nosemę.',
        'Wyceniamy godzinowo, sześć uli oglądamy w dwie godziny i zapisujemy w karcie.',
        'Można zamówić całoroczną opiekę: od kwietnia do września przyjazd co dwa tygodnie.',
      ],
      price: [95, 130],
      objects: ['🐝', '🧑‍🏫', '📋'],
    },
    {
      title: 'Wytop wosku i wymiana na węzę',
      text: [
        'Przyjmujemy susz i odsklepiny, topimy w topiarce parowej, klarujemy przez cały dzień.',
        'Płaci się od kilograma gotowej węzy, przy powierzonym wosku bierzemy samą robociznę.',
        'Każda partia jest oddzielna, więc dostajecie własny wosk, bez parafiny, badany na zawartość pozostałości.',
      ],
      price: [22, 30],
      objects: ['🕯️', '🐝'],
    },
  ],
  shearing_hoof_care: [
    {
      title: 'Strzyżenie owiec metodą nowozelandzką',
      text: [
        'Strzygacz z dziesięcioletnią wprawą, runo schodzi w jednym kawałku, bez skaleczeń.',
        'Cena za sztukę w stadzie, przy mniej niż pięciu owcach doliczamy dojazd.',
        'Zbieramy wełnę do worków z podziałem na kolory, na życzenie bierzemy ją w rozliczeniu.',
      ],
      price: [18, 26],
      objects: ['🐑', '✂️', '🧶'],
    },
    {
      title: 'Korekcja racic krów w poskromie obrotowym',
      text: [
        'Krowa leży na boku na miękkiej podkładce, a korektor szlifuje wszystkie cztery racice w kwadrans.',
        'Kwota za jedną sztukę, bandaż i opatrunek wrzodu podeszwy w cenie.',
        'Wyniki wpisujemy do arkusza i wręczamy z zaleceniem, kiedy powtórzyć zabieg.',
      ],
      price: [40, 55],
      objects: ['🐄', '🛠️'],
    },
    {
      title: 'Werkowanie kopyt koni i kucyków bez podkucia',
      text: [
        'Strugamy według naturalnego kąta, z myślą o koniach bosych pracujących w terenie.',
        'Podana stawka dotyczy jednego konia, czyli czterech nóg, płatność po zabiegu.',
        'Termin wraca co sześć, osiem tygodni, przy stajni powyżej pięciu sztuk jest taniej.',
      ],
      price: [110, 150],
      objects: ['🐴', '🔪'],
    },
    {
      title: 'Strzyża alpak i lam, z piłowaniem zębów i pazurów',
      text: [
        'Zwierzęta kładziemy na macie we dwie osoby, spokojnie i krótko, około dwudziestu pięciu minut na sztukę.',
        'W cenę od głowy wchodzi strzyżenie, podcinanie pazurów i ocena uzębienia.',
        'Sezon trwa od połowy kwietnia do połowy czerwca, bo runo musi odrosnąć do jesieni.',
      ],
      price: [110, 150],
      objects: ['🦙', '✂️'],
    },
    {
      title: 'Racice kóz i owiec, przycinanie w gospodarstwie',
      text: [
        'Przyjeżdżamy z ławeczką i cążkami, przycinamy od palca ku piętce, sprawdzamy zanokcicę.',
        'Stawka od jednego zwierzęcia, kulejące egzemplarze moczymy w kąpieli z siarczanem cynku.',
        'Pokazujemy też gospodarzom, jak robić to samemu przy następnej okazji.',
      ],
      price: [16, 24],
      objects: ['🐐', '🐑', '✂️'],
    },
  ],
  fencing_building: [
    {
      title: 'Ogrodzenie z siatki leśnej na słupkach dębowych',
      text: [
        'Siatka o wysokości sto sześćdziesiąt centymetrów, słupki korowane i opalone od dołu, naciąg co dwadzieścia metrów.',
        'Metr bieżący z materiałem i montażem, bez bramy, którą wyceniamy oddzielnie.',
        'Grodzimy uprawy leśne, sady i pastwiska, sto metrów zajmuje dwa dni robocze.',
      ],
      price: [52, 70],
      objects: ['🌲', '🪵', '🔨'],
    },
    {
      title: 'Pastuch elektryczny na stałe, instalacja pod klucz',
      text: [
        'Cztery druty lub taśma, słupki z robinii, elektryzator z panelem słonecznym i uziemienie na trzy pręty.',
        'Cena od metra bieżącego, rozliczenie po pomiarze taśmą, w cenie test napięcia na końcu linii.',
        'Polecamy dla koni, bydła i jako zaporę przed dzikami przy kukurydzy.',
      ],
      price: [18, 26],
      objects: ['⚡', '🐎', '🐗'],
    },
    {
      title: 'Płot sztachetowy z modrzewia, ręcznie heblowany',
      text: [
        'Sztachety zakończone w szpic albo w łuk, impregnowane olejem lnianym, na murku z polnych kamieni.',
        'Kosztorys w metrach bieżących, podana kwota zawiera słupki, poprzeczki i robociznę.',
        'Furtkę z kutymi zawiasami robimy na zamówienie.',
      ],
      price: [190, 260],
      objects: ['🏡', '🪵', '🔨'],
    },
    {
      title: 'Wiaty, szopy i kurniki z bali, na miarę',
      text: [
        'Konstrukcja na kołki, bale sosnowe lub świerkowe, pokrycie gontem albo blachą, fundament punktowy.',
        'Wyceniamy metr kwadratowy zabudowy, rysunki i pomoc przy zgłoszeniu w starostwie bezpłatne.',
        'Stawiamy szkielet w trzy dni, całość w dwa tygodnie, gwarancja pięć lat.',
      ],
      price: [950, 1300],
      objects: ['🏚️', '🪵', '🔨'],
    },
    {
      title: 'Krycie dachów strzechą i gontem osikowym',
      text: [
        'Kładziemy trzcinę w wiązkach grubości trzydziestu pięciu centymetrów, na łatach z sosny, szczyt wykańczamy kalenicą z wrzosu.',
        'Metr kwadratowy połaci z materiałem, rozbiórkę starego pokrycia liczymy osobno.',
        'Dach z trzciny przetrwa czterdzieści lat, pod warunkiem, że co dziesięć się go przejrzy.',
      ],
      price: [380, 480],
      objects: ['🏠', '🌾', '🪜'],
    },
  ],
  wood_hay: [
    {
      title: 'Drewno bukowe sezonowane dwa lata, do kominka',
      text: [
        'Polana po trzydzieści trzy centymetry, łupane, suszone pod wiatą, wilgotność poniżej osiemnastu procent.',
        'Cena za metr przestrzenny ułożony, dowóz wywrotką do trzydziestu kilometrów.',
        'Kora odpada sama, pali się długo i daje mało popiołu.',
      ],
      price: [360, 440],
      flags: ['dried'],
      objects: ['🪵', '🔥'],
    },
    {
      title: 'Brzoza i olcha opałowa, świeżo połupana',
      text: [
        'Ścięta zimą, pocięta na pięćdziesiąt centymetrów, do sezonowania na przyszły rok.',
        'Rozliczamy za kubik luzem, mierzony w koszu przyczepy, przy czterech metrach dowóz gratis.',
        'Drewno z legalnego pozyskania, na każdą partię jest asygnata z nadleśnictwa.',
      ],
      price: [210, 270],
      objects: ['🪵', '🌳', '🪓'],
    },
    {
      title: 'Siano łąkowe w małych kostkach, spod dachu',
      text: [
        'Zebrane w lipcu, ani razu nie zmoczone, zielone, aromatyczne, bez nawłoci i skrzypu.',
        'Kostka waży około piętnastu kilogramów, sznurek sizalowy zamiast plastiku, rzucamy prosto z górki w stodole.',
        'Łąki od dwudziestu lat nie widziały nawozów ani oprysków.',
      ],
      price: [13, 18],
      pieces: [1, 20, 100],
      flags: ['eco', 'dried'],
      objects: ['🌾', '🐴', '🐇'],
    },
    {
      title: 'Bele słomy jęczmiennej i żytniej, suche',
      text: [
        'Balot o średnicy stu dwudziestu centymetrów, prasowany w pełnym słońcu, przechowywany w stodole.',
        'Na ściółkę, do izolacji, na strachy na wróble i dekoracje dożynkowe.',
        'Ładujemy na lawetę kupującego ładowaczem, można też zamówić transport.',
      ],
      price: [65, 90],
      pieces: [1, 10, 40],
      flags: ['dried'],
      objects: ['🌾', '🚜'],
    },
    {
      title: 'Brykiet dębowy RUF prasowany z czystych trocin',
      text: [
        'Kostki z wiórów po stolarni, bez kleju i kory, wartość opałowa siedemnaście megadżuli.',
        'Pakowany po dziesięć kilogramów w folię, pełna paleta ogrzewa średni dom mniej więcej przez miesiąc mrozów.',
        'Nadaje się do kominka, kozy i pieca kaflowego, żarzy się do rana.',
      ],
      price: [15, 20],
      weightG: [10000, 500000, 960000],
      flags: ['eco', 'dried'],
      objects: ['🧱', '🔥', '🪵'],
    },
  ],
};
