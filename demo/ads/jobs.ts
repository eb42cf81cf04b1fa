import type { AdRecipes } from '#demo/types.ts';

/** Work on farms, in forests, workshops and guest houses; the price is the gross pay, per hour or per month as the text says. */
export const jobs: AdRecipes = {
  seasonal_harvest: [
    {
      title: 'Osoba do zbioru truskawek, czerwiec i lipiec',
      text: [
        'Zbieramy truskawki deserowe do łubianek, od piątej rano do trzynastej, gdy robi się za gorąco.',
        'Stawka w ogłoszeniu to złote brutto za godzinę, a kto woli, może rozliczać się od łubianki.',
        'Doświadczenia nie trzeba, wystarczą zdrowe plecy i nakrycie głowy, umowa o pomocy przy zbiorach.',
        'Dajemy pokoje dwuosobowe z kuchnią i prysznicem, bezpłatnie przez cały sezon.',
      ],
      price: [32, 36],
      objects: ['🍓', '🧺', '🧑‍🌾'],
    },
    {
      title: 'Zbieraczki i zbieracze borówki amerykańskiej',
      text: [
        'Praca przy wysokich krzewach, na stojąco, owoce odrywa się delikatnie, żeby został nalot.',
        'Pracujemy sześć dni w tygodniu po osiem godzin, niedziele wolne, płaca godzinowa brutto plus premia za czystość zbioru.',
        'Mieszkanie w domkach holenderskich obok plantacji, sklep jest kilometr dalej.',
      ],
      price: [33, 38],
      objects: ['🫐', '🧺'],
    },
    {
      title: 'Praca przy zbiorze jabłek, wrzesień i październik',
      text: [
        'Jabłka rwiemy do skrzyniopalet z platformy, drabin prawie nie używamy.',
        'Dzień zaczyna się o siódmej, kończy o szesnastej, z godzinną przerwą na obiad, który gotujemy na miejscu.',
        'Godzina płatna jest według podanej kwoty brutto, wypłata co sobotę.',
        'Dla osób z daleka mamy cztery miejsca noclegowe w domu nad przechowalnią.',
      ],
      price: [34, 39],
      objects: ['🍎', '🌳', '🧑‍🌾'],
    },
    {
      title: 'Ekipa na zbiór ogórków, leżąco na skrzydłach',
      text: [
        'Ogórki gruntowe zbiera się z samobieżnej maszyny, leżąc na brzuchu, dlatego liczy się refleks i brak problemów z kręgosłupem.',
        'Zmiany poranne od szóstej do dwunastej oraz popołudniowe od piętnastej do dwudziestej.',
        'Wynagrodzenie godzinowe brutto, przy ładnym sezonie dochodzi premia na koniec lipca.',
        'Nocleg w przyczepach z klimatyzacją, woda i prąd bez opłat.',
      ],
      price: [33, 37],
      objects: ['🥒', '🚜'],
    },
    {
      title: 'Osoby do zbioru winogron i przebierania gron',
      text: [
        'Winobranie trwa trzy tygodnie, sekatorem ścinamy całe kiście i od razu odrzucamy nadgniłe jagody.',
        'Praca od świtu do wczesnego popołudnia, gdyż grona mają dojechać do tłoczni chłodne.',
        'Płacimy co tydzień, stawka godzinowa brutto jak wyżej, potrzebne buty z twardą podeszwą i chęć do pracy na stoku.',
        'Noclegu nie organizujemy, lecz w okolicy działa tanie schronisko młodzieżowe, do którego podwozimy.',
      ],
      price: [35, 41],
      objects: ['🍇', '✂️', '🧺'],
    },
  ],
  farm_work: [
    {
      title: 'Pracownik/pracowniczka gospodarstwa mlecznego, cały etat',
      text: [
        'Obowiązki to dój rano i wieczorem w hali 2×8, zadawanie paszy, odpajanie cieląt oraz porządek w oborze.',
        'Umowa o pracę, sześć dni w tygodniu w systemie zmianowym, grafik na miesiąc z góry.',
        'Podajemy miesięczną pensję brutto, do tego mleko na własny użytek.',
        'Obok gospodarstwa stoi umeblowany dom dla jednej rodziny albo dwóch osób.',
      ],
      price: [6000, 7400],
      objects: ['🐄', '🥛', '🧑‍🌾'],
    },
    {
      title: 'Pomoc w gospodarstwie warzywnym od zaraz',
      text: [
        'Sadzenie, pielenie, nawadnianie i pakowanie warzyw do skrzynek, czasami wyjazd na targ.',
        'Od poniedziałku do piątku w godzinach siódma do piętnastej, płatne brutto za każdą przepracowaną godzinę.',
        'Oczekujemy punktualności i odrobiny siły, skrzynki ważą do piętnastu kilogramów.',
        'Możliwe zakwaterowanie w pokoju gościnnym, albo zwrot za bilet autobusowy.',
      ],
      price: [32, 35],
      objects: ['🥬', '🧺', '🚜'],
    },
    {
      title: 'Osoba do pracy na stawach rybnych',
      text: [
        'Dokarmianie ryb z łodzi, koszenie grobli, czyszczenie krat, jesienią odłowy siecią.',
        'Przydaje się prawo jazdy kategorii B, natomiast wodery, buty i kurtkę dajemy my.',
        'Etat, zaczynamy o szóstej, w sezonie odłowów nadgodziny; kwota to wynagrodzenie miesięczne brutto.',
        'Służbowe mieszkanie na grobli, z opałem w cenie.',
      ],
      price: [5400, 6500],
      objects: ['🐟', '🚣', '💧'],
    },
    {
      title: 'Pracownica lub pracownik do stada bydła mięsnego',
      text: [
        'Do zadań należy grodzenie kwater, przepędzanie krów, ścielenie i karmienie zimą, latem sianokosy.',
        'Rytm dnia wyznacza pogoda, średnio osiem godzin, co drugi weekend wolny.',
        'Wynagrodzenie brutto liczymy za miesiąc, umowa na rok z możliwością przedłużenia.',
        'Oferujemy kwaterę w dawnym folwarku, osobny pokój i wspólną kuchnię.',
      ],
      price: [5600, 6900],
      objects: ['🐂', '🌾'],
    },
    {
      title: 'Szukamy osoby do pomocy przy tunelach i sortowni ziemniaków',
      text: [
        'Zimą i wiosną praca pod dachem: przebieranie ziemniaków, workowanie, obsługa tunelu foliowego.',
        'Dziesięć godzin dziennie przez cztery dni, pozostałe trzy wolne, godzina rozliczana brutto.',
        'Mile widziana znajomość wózka widłowego, lecz nauczymy na miejscu i opłacimy kurs.',
        'Dla dojeżdżających autobus o 6.10, kto chce zostać, śpi w kontenerze mieszkalnym z łazienką.',
      ],
      price: [34, 40],
      objects: ['🥔', '📦', '🧑‍🌾'],
    },
  ],
  animal_care: [
    {
      title: 'Opiekun/opiekunka koni w pensjonacie, dwadzieścia boksów',
      text: [
        'Karmienie, wyprowadzanie na padoki, sprzątanie boksów i zgłaszanie każdej kulawizny.',
        'Praca od szóstej do czternastej, weekendy na przemian, umowa o pracę, płaca miesięczna brutto.',
        'Potrzebna jest pewna ręka przy młodych koniach oraz co najmniej roczne doświadczenie.',
        'W cenę wliczone mieszkanie nad stajnią i miejsce dla własnego konia.',
      ],
      price: [5600, 6800],
      objects: ['🐎', '🪣', '🧑‍🌾'],
    },
    {
      title: 'Osoba do kóz: dój, karmienie i praca przy wykotach',
      text: [
        'Stado liczy sześćdziesiąt kóz, dojarka działa, ale koźlęta poimy z butelki i tam potrzeba cierpliwości.',
        'W marcu i kwietniu dyżury nocne na zmianę, w innych miesiącach dwa doje, rano i wieczorem.',
        'Stawka godzinowa podana jest brutto, nocny dyżur płatny osobno.',
        'Pokój z widokiem na pastwisko i posiłki z gospodynią, bez potrąceń.',
      ],
      price: [33, 38],
      objects: ['🐐', '🍼'],
    },
    {
      title: 'Pomoc przy szczeniętach i psach pasterskich, pół etatu',
      text: [
        'Spacery, socjalizacja, pranie kocyków, przygotowanie misek, prowadzenie zapisków o wadze i szczepieniach.',
        'Cztery godziny dziennie po południu, także co trzecią sobotę; wynagrodzenie brutto za godzinę.',
        'Szukamy kogoś spokojnego, kto nie boi się psa ważącego sześćdziesiąt kilo.',
        'Zakwaterowania nie dajemy, najlepiej by mieszkać do piętnastu kilometrów od nas.',
      ],
      price: [32, 36],
      objects: ['🐕', '🦴'],
    },
    {
      title: 'Zootechnik lub zootechniczka do stada owiec',
      text: [
        'Prowadzenie dokumentacji hodowlanej, dobór tryków, nadzór nad wykotami i leczeniem.',
        'Wykształcenie rolnicze albo weterynaryjne, prawo jazdy, umiejętność pracy z psem.',
        'Pełny etat, ruchome godziny, wypłata do piątego każdego miesiąca, kwota miesięczna brutto.',
        'Zapewniamy samodzielne mieszkanie i telefon służbowy.',
      ],
      price: [7000, 8500],
      objects: ['🐑', '📋'],
    },
    {
      title: 'Opieka nad zwierzętami gospodarskimi w czasie urlopu',
      text: [
        'Na dwa tygodnie sierpnia potrzebujemy kogoś, kto zajmie się kurami, kozami i starym kotem.',
        'Rano trzeba podoić trzy kozy, wieczorem zamknąć kurnik, w ciągu dnia można jeździć nad jezioro.',
        'Płatne brutto za godzinę, około pięciu godzin dziennie, z umową zlecenia.',
        'W tym czasie cały dom jest do dyspozycji, łącznie z rowerami i ogrodem pełnym pomidorów.',
      ],
      price: [34, 40],
      objects: ['🐐', '🐔', '🏡'],
    },
  ],
  machine_operators: [
    {
      title: 'Operator/operatorka ciągnika z ładowaczem',
      text: [
        'Uprawki, transport bel, ładowanie obornika i drobna obsługa codzienna maszyny.',
        'Wymagane uprawnienia kategorii T lub B+E, doświadczenie z ciągnikiem powyżej stu koni.',
        'Umowa o pracę, czterdzieści godzin w tygodniu, w sezonie premia, kwota miesięczna brutto.',
        'Jest pokój w budynku biurowym z aneksem kuchennym, o ile ktoś nie mieszka w pobliżu.',
      ],
      price: [6800, 8200],
      objects: ['🚜', '🔧'],
    },
    {
      title: 'Kombajnista lub kombajnistka na żniwa',
      text: [
        'Dwa kombajny klawiszowe, heder sześciometrowy, pola równe, jeden kierowca odwozu na każdą maszynę.',
        'Od połowy lipca do końca sierpnia, gdy sucho, pracuje się do dwudziestej drugiej.',
        'Potrzebne minimum dwa sezony w kabinie i umiejętność samodzielnego smarowania oraz regulacji klepiska.',
        'Płatność godzinowa brutto, obiady w polu i nocleg w gospodarstwie po naszej stronie.',
      ],
      price: [40, 45],
      objects: ['🌾', '🚜'],
    },
    {
      title: 'Osoba do obsługi koparki i ładowarki teleskopowej',
      text: [
        'Prace ziemne przy stawach, rowach i budowie obór, przewozy na krótkich odcinkach.',
        'Niezbędne świadectwo operatora koparki klasy trzeciej, mile widziane uprawnienia na teleskopy UDT.',
        'Pracujemy od poniedziałku do soboty do południa, godzina brutto, nadgodziny z dodatkiem.',
        'W delegacji hotel lub kwatera po stronie firmy, na miejscu nocleg nie jest potrzebny.',
      ],
      price: [41, 45],
      objects: ['🚧', '🦺'],
    },
    {
      title: 'Kierowca/kierowczyni ciągnika z beczką asenizacyjną, na wiosnę',
      text: [
        'Wywóz gnojowicy wężami, rozrzucanie obornika na kilkuset hektarach w okolicy.',
        'Szukamy kogoś opanowanego, bo droga przez wieś wymaga kultury, płeć i wiek są nieistotne.',
        'Luty, marzec i kwiecień, osiem do dwunastu godzin, stawka brutto za godzinę, wypłata co dwa tygodnie.',
        'Nocleg i wyżywienie w agroturystyce sąsiadów, opłacone z góry.',
      ],
      price: [36, 42],
      objects: ['🚜', '🛢️'],
    },
    {
      title: 'Mechanik lub mechaniczka maszyn rolniczych z wyjazdami do klientów',
      text: [
        'Naprawy pras, kosiarek i opryskiwaczy, w zimie remonty w ogrzewanej hali.',
        'Oczekujemy znajomości hydrauliki i instalacji dwunastowoltowej oraz własnego zestawu narzędzi ręcznych.',
        'Etat, osiem godzin dziennie, w żniwa dyżury telefoniczne, pensja miesięczna brutto.',
        'Mieszkania nie mamy, natomiast dopłacamy do wynajmu w miasteczku.',
      ],
      price: [7200, 8800],
      objects: ['🔧', '🧰', '🚜'],
    },
  ],
  food_processing: [
    {
      title: 'Pomocnik/pomocnica w serowarni zagrodowej',
      text: [
        'Mycie form, solenie, obracanie gołek, pakowanie i etykietowanie serów.',
        'Cztery dni w tygodniu od czwartej rano do dwunastej, brutto za godzinę, umowa zlecenie.',
        'Potrzebne są badania do celów sanitarnych, resztę pokaże nasza mistrzyni serowarstwa.',
        'Nocleg w izbie przy bacówce, jeśli autobus o świcie nie pasuje.',
      ],
      price: [33, 38],
      objects: ['🧀', '🥛'],
    },
    {
      title: 'Rozbieracz/rozbieraczka mięsa do małej masarni',
      text: [
        'Rozbiór półtusz, wykrawanie szynek, przygotowanie mięsa na kiełbasy, peklowanie.',
        'Wymagamy praktyki w zawodzie rzeźnika lub wędliniarza, noże i fartuchy dajemy.',
        'Dni robocze w godzinach piąta do trzynastej, miesięcznie podana kwota brutto, deputat wędlin na święta.',
        'Zamiejscowym wynajmujemy mieszkanie z dopłatą do czynszu.',
      ],
      price: [6600, 8000],
      objects: ['🥩', '🔪'],
    },
    {
      title: 'Piekarz/piekarka na nocną zmianę, piec opalany drewnem',
      text: [
        'Zakwas, dzielenie ciasta, formowanie bochenków i obsługa pieca ceramicznego.',
        'Od dwudziestej drugiej do szóstej, pięć nocy w tygodniu, soboty wolne.',
        'Miesięczna płaca brutto z dodatkiem nocnym w środku, umowa na czas nieokreślony po trzech miesiącach.',
        'Noclegi mamy w dawnym młynie, trzy minuty spacerem od piekarni.',
      ],
      price: [6400, 7800],
      objects: ['🍞', '🔥', '🌾'],
    },
    {
      title: 'Praca przy smażeniu powideł i pakowaniu przetworów',
      text: [
        'Drylowanie śliwek, mieszanie w kotłach miedzianych, nalewanie i pasteryzacja słoików.',
        'Sezon trwa od połowy sierpnia do połowy października, zmiana ma siedem godzin z przerwami.',
        'Wynagrodzenie brutto od godziny, płacimy w każdy piątek, potrzebne orzeczenie sanepidu.',
        'Osobom z dalszych stron oferujemy łóżko w domu gościnnym z łazienką na korytarzu.',
      ],
      price: [32, 35],
      objects: ['🫙', '🍑'],
    },
    {
      title: 'Osoba do filetowania i wędzenia ryb',
      text: [
        'Patroszenie karpia, filetowanie sandacza, solanka, wędzenie na zimno i gorąco, mycie stołów.',
        'Praca w chłodzie, w fartuchu i kaloszach, od szóstej do czternastej, wyłącznie dni powszednie.',
        'Początkujących przyuczamy przez dwa tygodnie przy pełnej stawce, płatnej za godzinę brutto.',
        'Jest gdzie przenocować, domek rybacki nad brzegiem stoi pusty.',
      ],
      price: [35, 42],
      objects: ['🐟', '🔪', '🔥'],
    },
  ],
  forestry: [
    {
      title: 'Pilarz/pilarka do wycinki i pozyskania drewna',
      text: [
        'Ścinka, okrzesywanie i wyrzynka w drzewostanach sosnowych, trzebieże późne.',
        'Wymagane świadectwo drwala-operatora pilarki oraz badania wysokościowe, odzież ochronną kupuje pracodawca.',
        'Zimą do zmierzchu, latem od piątej rano, wynagrodzenie brutto naliczane za godzinę.',
        'Pracujemy z dojazdem busem, kto zostaje na tygodniu, śpi w leśnej osadzie.',
      ],
      price: [40, 45],
      objects: ['🪚', '🌲', '🪵'],
    },
    {
      title: 'Osoba do sadzenia lasu i pielęgnacji upraw',
      text: [
        'Wiosenne sadzenie dębów i sosen pod kostur, latem wykaszanie i zabezpieczanie od zwierzyny.',
        'Praca na świeżym powietrzu, od marca do końca maja i ponownie jesienią, siedem godzin dziennie.',
        'Płaca brutto za godzinę, dodatkowo za liczbę posadzonych sadzonek.',
        'Dowóz z miasta powiatowego, zakwaterowanie w leśniczówce na wniosek.',
      ],
      price: [34, 39],
      objects: ['🌱', '🌲'],
    },
    {
      title: 'Woźnica do zrywki konnej, etat sezonowy',
      text: [
        'Zrywka drewna końmi zimnokrwistymi w rezerwacie, gdzie maszyny nie mogą wjechać.',
        'Oczekujemy doświadczenia w pracy w zaprzęgu, umiejętności układania dłużyc i spokoju.',
        'Od października do marca, dzień jest krótki, siedem godzin z oprzątnięciem koni, kwota za miesiąc brutto.',
        'W zamian za opiekę nad stajnią dajemy wolny pokój, boks i siano dla prywatnego konia.',
      ],
      price: [6200, 7400],
      objects: ['🐎', '🪵', '🌲'],
    },
    {
      title: 'Pracownik leśny / pracowniczka leśna do zbioru szyszek i nasion',
      text: [
        'Zbiór szyszek sosny i świerku z drzew stojących, a wiosną przygotowanie szkółki.',
        'Trzeba mieć uprawnienia do pracy na wysokości albo zgodę na przeszkolenie na nasz koszt.',
        'Od listopada do lutego w dni bez wiatru, brutto od godziny, stawka jednakowa dla wszystkich.',
        'Nocleg w kwaterze myśliwskiej, kuchnia polowa działa w południe.',
      ],
      price: [38, 44],
      objects: ['🌲', '🧗', '🌰'],
    },
    {
      title: 'Zbieranie runa leśnego i sprzątanie zrębów, dla dwóch osób',
      text: [
        'Układamy gałęzie w wały, zbieramy drobnicę na opał, a po deszczu borowiki i jagody do skupu.',
        'Godziny elastyczne, najlepiej od szóstej do czternastej, podana stawka dotyczy godziny pracy brutto.',
        'Nie trzeba kwalifikacji, jednak prosimy o znajomość grzybów i odporność na komary.',
        'Nocowanie na miejscu w pokoju na poddaszu, śniadanie w cenie.',
      ],
      price: [32, 35],
      objects: ['🍄', '🫐', '🧺'],
    },
  ],
  agritourism_staff: [
    {
      title: 'Kucharz/kucharka do kuchni regionalnej w agroturystyce',
      text: [
        'Pierogi, kwaśnica, kartacze i ciasta drożdżowe na dwadzieścia osób dziennie, z własnych warzyw i nabiału.',
        'Od czwartku do poniedziałku po osiem godzin, wtorki i środy wolne, wymagana książeczka sanepidowska.',
        'Zarobek miesięczny brutto, napiwki z kuchni dzielimy równo.',
        'Mały apartament dla jednej osoby za symboliczne sto złotych miesięcznie.',
      ],
      price: [6200, 7800],
      objects: ['👩‍🍳', '🥟', '🏡'],
    },
    {
      title: 'Osoba do sprzątania pokoi gościnnych, lato',
      text: [
        'Zmiana pościeli, mycie łazienek, prasowanie firanek, w wolnej chwili zbieranie ziół do herbaty.',
        'Codziennie od dziewiątej do trzynastej, z wyjątkiem wtorków, stawka godzinowa brutto.',
        'Zależy nam na dokładności i uśmiechu, język obcy nie jest konieczny.',
        'Można zamieszkać u nas w pokoju nad warsztatem, obiad dostaje każdy.',
      ],
      price: [32, 36],
      objects: ['🛏️', '🧹', '🌿'],
    },
    {
      title: 'Animator/animatorka zajęć dla dzieci na wsi',
      text: [
        'Warsztaty pieczenia chleba, karmienie kóz, wycinanki i ogniska z opowieściami.',
        'Wakacje, pięć godzin przed południem, soboty podwójnie płatne, rozliczenie brutto za godzinę.',
        'Wymagamy niekaralności potwierdzonej zaświadczeniem i doświadczenia z grupami, mile widziane granie na instrumencie.',
        'Zakwaterowanie z wyżywieniem zapewnione w czasie turnusów.',
      ],
      price: [38, 45],
      objects: ['🎨', '🐐', '🧒'],
    },
    {
      title: 'Osoba do prowadzenia rajdów konnych i nauki jazdy',
      text: [
        'Prowadzenie lonży, rajdy po lesie do dwóch godzin, dobór konia do gościa.',
        'Potrzebne uprawnienia PZJ lub PTTK oraz kurs pierwszej pomocy.',
        'Etat na sezon od maja do września, wolny wtorek, pensja miesięczna brutto i premia za polecenia.',
        'Nocleg w domku przy stajni, własny pies mile widziany.',
      ],
      price: [6400, 7900],
      objects: ['🐎', '🏇', '🗺️'],
    },
    {
      title: 'Recepcja i śniadania w gospodarstwie gościnnym',
      text: [
        'Witanie gości, telefony, nakrywanie do stołu, proste zapisy w kalendarzu rezerwacji.',
        'Zmiany na przemian: poranna od siódmej do trzynastej i wieczorna do dwudziestej pierwszej.',
        'Osobie z komunikatywnym angielskim lub niemieckim proponujemy górną granicę stawki, liczonej brutto od godziny.',
        'Mieszkanie dzielone we dwie osoby, z ogródkiem i dostępem do sauny.',
      ],
      price: [34, 40],
      objects: ['☕', '🥐', '🛎️'],
    },
  ],
  gardening_jobs: [
    {
      title: 'Ogrodnik/ogrodniczka do pielęgnacji ogrodów prywatnych',
      text: [
        'Rabaty bylinowe, cięcie róż, wertykulacja trawników, nasadzenia według projektu.',
        'Od marca do listopada po osiem godzin dziennie, dojazd od pierwszej do ostatniej pracy wliczony w czas.',
        'Płaca podana jest jako brutto za godzinę, umowa zlecenie, po sezonie pomoc w szkółce.',
        'Zakwaterowania nie zapewniamy, dojazd busem z rynku o 6.40.',
      ],
      price: [36, 42],
      objects: ['🌳', '✂️', '🧤'],
    },
    {
      title: 'Pomocnik/pomocnica w szkółce drzew i krzewów',
      text: [
        'Doniczkowanie, okulizacja, wykopywanie, cięcie i etykietowanie drzewek owocowych.',
        'Praca na dworze o każdej porze roku, buty przeciwdeszczowe i kombinezon na start.',
        'Pełny etat, od siódmej do piętnastej, piątki do trzynastej, stała wypłata miesięczna brutto.',
        'Pokój w domu przy szkółce za rozliczeniem prądu.',
      ],
      price: [5200, 6200],
      objects: ['🌱', '🪴'],
    },
    {
      title: 'Ktoś do koszenia i utrzymania zieleni przy dworze',
      text: [
        'Park ma cztery hektary, do tego szpaler grabowy, sad stary i oranżeria, w której zimują cytryny.',
        'Obsługa kosiarki samojezdnej, wykaszarki i dmuchawy, zimą odśnieżanie alejek.',
        'Czterdzieści godzin tygodniowo, umowa o pracę na rok, kwota brutto za cały miesiąc.',
        'Dom ogrodnika z dwoma pokojami i piecem stoi do dyspozycji.',
      ],
      price: [5700, 6900],
      objects: ['🏡', '🌿', '🍋'],
    },
    {
      title: 'Sadzenie cebul i pakowanie bylin, praca dorywcza',
      text: [
        'We wrześniu wkopujemy dwieście tysięcy tulipanów i narcyzów, rzędami, motyczką lub maszyną.',
        'Sześć godzin dziennie, można przyjść we dwie albo trzy osoby, godzina wyceniana brutto, wypłata na koniec tygodnia.',
        'Przydadzą się rękawice i nakolanniki, resztę objaśnimy w kwadrans.',
        'Miejsca noclegowe w namiocie wojskowym lub domku z siennikami, wedle upodobania.',
      ],
      price: [32, 36],
      objects: ['🌷', '🧤', '🧺'],
    },
    {
      title: 'Osoba do pracy w ogrodzie ziołowym i suszarni',
      text: [
        'Zbiór mięty, nagietka i lawendy, suszenie na ramach, otrząsanie, ważenie do torebek.',
        'Sezon od czerwca do września, wychodzimy na grządki jeszcze w rosie i pracujemy od szóstej do trzynastej.',
        'Kwota dotyczy godziny pracy brutto, po pierwszym miesiącu podwyżka o złotówkę.',
        'Nocleg w izbie z ceglanym piecem, z łóżkiem dla jednej osoby, bez opłat.',
      ],
      price: [33, 38],
      objects: ['🌿', '💜', '🧺'],
    },
  ],
  crafts_jobs: [
    {
      title: 'Czeladnik/czeladniczka do pracowni ceramicznej',
      text: [
        'Toczenie kubków i mis, wylewanie form, szkliwienie, obsługa pieca elektrycznego, wypał dwa razy w tygodniu.',
        'Wymagamy umiejętności centrowania co najmniej kilograma gliny, reszty nauczy mistrzyni.',
        'Trzy dni po osiem godzin, umowa zlecenie, podana stawka dotyczy godziny pracy i jest kwotą brutto.',
        'W pobliżu można wynająć pokój, pomożemy znaleźć.',
      ],
      price: [36, 44],
      objects: ['🏺', '🎨'],
    },
    {
      title: 'Pomocnik/pomocnica kowala, praca przy młocie',
      text: [
        'Rozgrzewanie żelaza, podawanie, szlifowanie i montaż balustrad oraz krat.',
        'Wymagane skończone osiemnaście lat, siła i odporność na ciepło, uprawnienia spawacza premiowane.',
        'Od siódmej do piętnastej, pięć dni, godzinowo brutto, po trzech miesiącach stały etat.',
        'Nocleg w domu obok kuźni, pokój jest jednoosobowy, obiad wspólny.',
      ],
      price: [35, 41],
      objects: ['⚒️', '🔥', '🔨'],
    },
    {
      title: 'Plecionkarz/plecionkarka koszy i mebli wiklinowych',
      text: [
        'Wyplatanie koszyków na chleb, foteli i osłon, korowanie i moczenie prętów.',
        'Pracujemy od ósmej do szesnastej, część zamówień wolno zabrać do domu, potrzeba mocnych palców i cierpliwości.',
        'Miesięczne wynagrodzenie brutto przy pełnym wymiarze, w mniejszym proporcjonalnie.',
        'Nocleg dla osób z innych regionów w pokoju po letnikach.',
      ],
      price: [5200, 6400],
      objects: ['🧺', '🌿'],
    },
    {
      title: 'Stolarz lub stolarka do warsztatu zabawek i mebli ludowych',
      text: [
        'Toczenie na tokarce, frezowanie, sklejanie i malowanie, także renowacja kufrów.',
        'Potrzebna praktyka przy maszynach stolarskich, dokładność do pół milimetra i brak alergii na pył.',
        'Umowa o pracę, czterdzieści godzin tygodniowo, miesięczna płaca brutto, premia po udanych targach.',
        'Mieszkanie służbowe z kuchenką w oficynie.',
      ],
      price: [6300, 7700],
      objects: ['🪚', '🪵', '🧸'],
    },
    {
      title: 'Krawiec/krawcowa strojów ludowych, szycie i haft',
      text: [
        'Szycie gorsetów, koszul i spódnic, doszywanie cekinów i koralików, czasem haft na tamborku.',
        'Godziny do uzgodnienia, najchętniej cztery dni w tygodniu, kwota za godzinę pracy, brutto.',
        'Wystarczy znajomość maszyny stębnowej i szacunek do starych wzorów, wykroje dajemy.',
        'Nocleg nie jest przewidziany, możliwa jednak praca z domu po okresie próbnym.',
      ],
      price: [35, 43],
      objects: ['🧵', '👗', '🌺'],
    },
  ],
};
