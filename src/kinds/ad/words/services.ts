import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "services", by category key. */
export const servicesCategoryWords: Readonly<Record<string, CategoryWords>> = {
  ploughing_sowing: {
    is:
      'orka siew talerzowanie bronowanie glebogryzarka kultywatorowanie głęboszowanie uprawa nawożenie ' +
      'oranie przeoranie podoranie oprysk wapnowanie obsianie zasiew skopanie przekopywanie równanie przekopanie spulchnianie orać zaoranie zasianie siać wysiew talerzówka ' +
      'rozsiewanie ' +
      'rozsiew podorywka wał wałowanie wysiewanie przyorywanie bronowanie agregatowanie kultywacja rozrzucanie',
    also: 'traktorzysta ciągnik traktor',
    of:
      'gnojowica obornik pług siewnik agregat pole zboże działka skiba gleba kukurydza ziemia ogród ornica ' +
      'nawóz wapno słonecznik',
  },
  harvesting: {
    is:
      'kombajn żniwa omłot prasowanie belowanie zbiór wykopki sieczkarnia kombajnowanie młócenie młócka ' +
      'żniwiarz koszenie ' +
      'balotowanie owijanie foliowanie kiszonkarstwo kombajnista wymłócenie skombajnowanie sprasowanie owijarka prasa ' +
      'kopaczka kopanie zebranie',
    of: 'zwózka pszenica żyto owies jęczmień pszenżyto soja łubin pole hektar kartofel zboże rzepak kukurydza kombajn słoma bela kopaczka ziemniak ziarno siano ziemniaki baloty',
  },
  mowing: {
    is:
      'koszenie wykaszanie kosa mulczowanie kosiarka wysięgnik grabienie skoszenie kośba podkaszanie ' +
      'kosiarz ' +
      'wertykulacja dosiewka aeracja karczowanie odchwaszczanie chaszcze zarośla nieużytek ugór',
    also: 'strzyżenie przystrzyżenie ' + 'przycinanie cięcie ogrodnik traktorek podkaszarka kosa spalinowa',
    of:
      'trawa trawnik łąka nieużytek działka zarośla mulczer rów pobocze chwast ogród chwasty krzaki ugór ' +
      'posesja ' +
      'żywopłot zarośnięty chaszcze pokrzywa perz',
  },
  garden_design: {
    is:
      'projekt projektowanie konsultacja aranżacja zakładanie ogród łąka trawnik architekt założenie ' +
      'zaprojektowanie ogrodnik zagospodarowanie urządzanie urządzenie porada doradztwo ' +
      'nawadnianie podlewanie rabata projektant projektantka architektka aranżacja obsadzenie nasadzenie nasadzenia metamorfoza ' +
      'ogrodniczka',
    of:
      'ogród rabata trawnik nawadnianie klucz warzywnik kwietny skalniak deszczowy ogródek taras działka ' +
      'oczko krajobraz zieleń balkon deszczówka nasadzenie',
  },
  tree_care: {
    is:
      'wycinka prześwietlanie frezowanie przycinanie arborysta ścinka przesadzanie pielęgnacja redukcja ' +
      'wiązanie cięcie ścięcie wycięcie przycięcie usunięcie usuwanie karczowanie przycinka ' +
      'zwyżka podnośnik ekspertyza zabezpieczenie podparcie podpora podwiązanie wyrąb karczunek pieniek powalenie ogławianie arborystka drzewołaz frezarka ' +
      'sadzenie',
    also: 'strzyżenie obcinanie obcięcie przegląd pilarz drwal alpinista dendrolog zrębka usunąć',
    of:
      'dąb lipa kasztan świerk sosna klon jesion jawor buk akacja stan złamany przewrócony pochylony spróchniały powalony burza nawałnica wiatrołom zagrażać dach linia drzewo pień korona gałąź alpinistyczny konar żywopłot topola wierzba brzoza tuja tujka iglak świerk ' +
      'krzew krzak ' +
      'wichura wiatr uschnięty pomnikowy',
  },
  orchard_care: {
    is:
      'cięcie prześwietlanie szczepienie oprysk odmładzanie karczowanie zakładanie przycinanie pielęgnacja ' +
      'opryskanie opryskiwanie formowanie zabieg przycinka ' +
      'wycinanie',
    also: 'obcinanie obcięcie sadownik założenie nasadzenie',
    of: 'jabłonka gruszka wiśnia czereśnia śliwka orzech winorośl odmiana sad jabłoń drzewko owocowy sadowniczy grusza śliwa jabłonka krzew',
  },
  machine_rental: {
    is:
      'wynajem wypożyczalnia minikoparka rębak wypożyczenie najem łuparka glebogryzarka koparka ciągnik ' +
      'traktor wypożyczyć siewnik dzierżawa wertykulator zagęszczarka opryskiwacz kosiarka piła podnośnik ' +
      'zwyżka owijarka rozrzutnik trak ' +
      'rębarka rozdrabniacz walec betoniarka agregat ładowarka tartak kopanie przetarcie koparkowy ładowacz wypożyczanie ' +
      'pożyczenie pożyczka maszyna',
    of:
      'wynajęcie maszyna doba weekend wypożyczyć godzina operator przyczepka sprzęt narzędzie koparka ' +
      'rów fundament wykop gałąź deska',
  },
  transport: {
    is:
      'transport przewóz wywrotka odwóz odwozić laweta przeprowadzka dowóz przewiezienie zwózka wywóz ' +
      'przewożenie koniowóz furmanka kruszywo przywóz ' +
      'ciężarówka zwiezienie dostarczenie wywiezienie przywiezienie załadunek rozładunek przeprowadzka bukmanka koniowozka ' +
      'chłodnia bagażówka hds',
    also: 'kurier przewoźnik kierowca auto samochód',
    of:
      'zwierzę zboże balot baloty skup suszarnia bela piasek żwir przyczepa ziemia chłodniczy koń bydło świnia krowa drewno siano słoma ' +
      'meble maszyna ' +
      'gruz śmieci gałąź węgiel zwierzęta',
  },
  beekeeping_services: {
    is:
      'zapylanie zdejmowanie wirowanie przegląd wytop odsklepianie zdjęcie usunięcie odbiór mentoring kurs ' +
      'nauka ' +
      'złapanie rojenie wymiana',
    also: 'warsztaty pszczelarz pokaz lekcja zabranie ratunek pogotowie ul rój',
    of:
      'pomoc grusza jabłoń czereśnia wiśnia śliwa gałąź płot drzewo dach okno kwitnienie plantacja zapylacz rój pasieka sad rzepak miód ul wosk węza pszczelarz pszczoła pszczoły szerszeń osa gniazdo ' +
      'plaster ramka komin odsklepianie miodarka poddasze komin drzewo rójka szerszenie osy',
  },
  shearing_hoof_care: {
    is:
      'strzyżenie strzyża korekcja korekta werkowanie podkuwanie kowal racica podkuwacz podkucie kucie struganie ' +
      'rozczyszczanie strzygacz strzygaczka postrzygacz werkowacz korektor podkowacz golenie ' +
      'ostrzyżenie przycinanie ' +
      'podkucia weterynarz podcinanie',
    also: 'piłowanie pielęgnacja obcinanie obcięcie skracanie',
    of: 'tryk baran osioł kucyk kuc wałach klacz źrebak tarnik podkowa pazury zęby owca alpaka kopyto racica koń krowa koza lama pazur pies',
  },
  fencing_building: {
    is:
      'ogrodzenie płot wiata szopa pastuch altana brama kurnik stodoła stajnia krycie bal budowa pergola ' +
      'sztacheta drewutnia wędzarnia parkan grodzenie budowanie stawianie remont naprawa altanka wiatka ' +
      'taras domek pokrycie dekarz cieśla strzecharz żerdź zadaszenie daszek szałas strzecha gont szopka parkanik ' +
      'zagroda garaż ',
    also: 'płotek drzwi furtka budowlaniec stolarz majster bramka schody podłoga',
    of:
      'drewno dach gontowy siatka słupek elektryczny budowa strzecha gont montaż szalówka sztachetowy modrzew stawianie działka ' +
      'posesja pastwisko drewniany pastuch ' +
      'wybieg',
  },
  wood_hay: {
    is:
      'drewno siano słoma brykiet pellet bela zrębki trociny kłoda gałęziówka szczapa polano balot pelet ' +
      'sianokiszonka zrąb rozpałka podpałka buk buczyna dębina olszyna grabina tarcica ściółka ' +
      'węgiel zrzyny',
    also: 'drzewo klocki kora',
    of:
      'opałowy kominek sezonowany bukowy dębowy kostka brzozowy połupany metr przestrzenny łąkowy pociąć ' +
      'pszenny żytni jęczmienny owsiany sezonować dostawa dowóz olcha brzoza buk opał piec sosnowy bela zwierzęta zwierzę koń krowa koza owca królik kura kurnik nioska świnia pies buda bydło drób ' +
      'stajnia obora ognisko wędzenie wędzarnia',
  },
};
